import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PendingTransaction, TransactionSighting } from '../../types/pendingTransaction.ts'
import { readDocument } from '../../utils/readDocument.ts'
import { withTimeout } from '../../utils/withTimeout.ts'

/** Time limit for the wallet's response. */
const walletMs = 10_000

/**
 * Requests the status of a batch from the wallet. Null, without a request, if the wallet is not connected with the
 * batch's account or the page is hidden.
 *
 * @throws WalletModalError WALLET_TIMEOUT after 10 s; LOAD_FAILED; the wallet's errors
 */
export async function readBatch({
  namespace,
  from,
  hash,
}: PendingTransaction): Promise<TransactionSighting | null> {
  const live = liveConnection(namespace)
  const isOwn = accountOf(namespace).accounts.some(({ address }) => address === from)
  if (!live || !isOwn || readDocument('hidden')) return null
  const reader = await loadLaterPart(namespace, 'pageTransactions')
  if (!reader.readBatch) return null
  const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet: '' } })
  return withTimeout(reader.readBatch(live.connection.provider, hash), walletMs, timedOut)
}
