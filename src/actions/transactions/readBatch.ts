import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { PendingTransaction, TransactionSighting } from '../../types/pendingTransaction.ts'
import { withTimeout } from '../../utils/withTimeout.ts'

/** Limit in milliseconds of a wallet's response. */
const walletMs = 10_000

/**
 * Asks the wallet for the status of a batch while it is connected with the batch's account and the page is visible; null
 * otherwise. Rejects with the wallet's errors, WALLET_TIMEOUT or LOAD_FAILED.
 */
export async function readBatch({
  namespace,
  from,
  hash,
}: PendingTransaction): Promise<TransactionSighting | null> {
  const live = liveConnection(namespace)
  const isOwn = accountOf(namespace).accounts.some(({ address }) => address === from)
  if (!live || !isOwn || document.hidden) return null
  const reader = await loadLaterPart(namespace, 'pageTransactions')
  if (!reader.readBatch) return null
  const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet: '' } })
  return withTimeout(reader.readBatch(live.connection.provider, hash), walletMs, timedOut)
}
