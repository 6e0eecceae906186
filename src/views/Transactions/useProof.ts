import { useEffect } from 'react'
import { loadDetails, needsProof } from '../../actions/activity/loadDetails.ts'
import { transactions } from '../../controllers/transactions.ts'
import type { Network } from '../../types/network.ts'
import type { Transaction } from '../../types/transaction.ts'
import type { TransactionDetails } from '../../types/transactionDetails.ts'
import { log } from '../../utils/log.ts'
import { useStateOf } from '../../utils/useStateOf.ts'

/**
 * Returns the details of a row's transaction as a node states them; undefined until they are read. They are read once the row
 * is in sight, if the history lacks the sender or receiver of its token.
 */
export function useProof(
  transaction: Transaction,
  network: Network,
  isOn: boolean,
): TransactionDetails | undefined {
  const { details } = useStateOf(transactions)
  const { hash } = transaction.metadata
  const isNeeded = isOn && needsProof(transaction, network)

  useEffect(() => {
    if (!isNeeded || !hash) return
    loadDetails(network.chainNamespace, hash).catch((thrown: unknown) =>
      log('info', 'the receiver of a token could not be read', thrown),
    )
  }, [isNeeded, hash, network])

  return isOn && hash ? (details[hash] as TransactionDetails | undefined) : undefined
}
