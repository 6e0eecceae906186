import { useEffect, useState } from 'react'
import type { AccountState } from '../../controllers/accounts.ts'
import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { useStateOf } from '../../utils/useStateOf.ts'
import { PendingRow } from '../Transactions/PendingRow.tsx'

/** Time in ms for which the outcome of a payment is shown. */
const outcomeMs = 4_000

/** Returns the account's pending transactions on its network, newest first. */
export function useUnderWay(account: AccountState): PendingTransaction[] {
  const { list } = useStateOf(pendingTransactions)
  return (list as PendingTransaction[]).filter(
    ({ from, caipNetworkId, phase }) =>
      from === account.address && caipNetworkId === account.caipNetworkId && phase === 'submitted',
  )
}

/**
 * Shows the newest pending payment at the top of Account, and then its outcome for `outcomeMs`. The caller sets a React
 * key of account and network, so that another account never sees the outcome.
 */
export function LatestPayment({ account }: { account: AccountState }) {
  const { list } = useStateOf(pendingTransactions)
  const pending = useUnderWay(account)[0]
  const [last, setLast] = useState<string>()
  if (pending && pending.hash !== last) setLast(pending.hash)
  const transaction = list.find(({ hash }) => hash === last)
  const hasEnded = transaction !== undefined && transaction.phase !== 'submitted'

  useEffect(() => {
    if (!hasEnded) return
    const timer = setTimeout(() => setLast(undefined), outcomeMs)
    return () => clearTimeout(timer)
  }, [hasEnded])

  if (!transaction) return null
  return (
    <div className="latest-payment">
      <PendingRow transaction={transaction as PendingTransaction} isBeingReplaced={false} />
    </div>
  )
}
