import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { findPending } from '../../controllers/pendingTransactions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import type { PendingTransaction, TransactionSighting } from '../../types/pendingTransaction.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { pendingExplorerUrl } from '../account/explorerUrls.ts'
import { refreshAfterSend } from '../account/refreshAfterSend.ts'
import { applySighting } from './applySighting.ts'
import { emitTransaction } from './emitTransaction.ts'
import { keepTransaction, storeTransaction } from './followTransactions.ts'
import { readTransaction } from './readProved.ts'
import { tellDifference } from './tellChange.ts'

/** Time limit of the look that precedes the event `submitted`. Later looks find what this one misses. */
const lookMs = 1_000

/**
 * Looks whether a node knows the transaction already, in families whose nodes show what the wallet has sent. Null if no
 * node has responded in time.
 */
async function look(
  transaction: PendingTransaction,
  network: Network,
): Promise<TransactionSighting | null> {
  try {
    const reader = await loadLaterPart(transaction.namespace, 'transactions')
    // Signed bytes are compared before the modal broadcasts them.
    if (!reader.compares || transaction.isBatch || transaction.signed) return null
    const late = () => new WalletModalError('RPC_TIMEOUT')
    return await withTimeout(readTransaction(transaction, reader, network), lookMs, late)
  } catch (thrown) {
    log('info', 'a transaction was not compared yet', thrown)
    return null
  }
}

/**
 * Writes the difference that the look has shown; false if it has shown none. What else it has shown, such as an end, is
 * told by the next poll, after `submitted`.
 */
function compare(transaction: PendingTransaction, seen: TransactionSighting | null): boolean {
  if (seen?.state === 'foreign') {
    applySighting(transaction, seen, 0)
    return true
  }
  if (!seen || !('instead' in seen) || seen.instead === undefined) return false
  const { instead, onlyHost } = seen
  applySighting(transaction, { state: 'waiting', nonce: null, instead, onlyHost }, 0)
  return true
}

/**
 * Stores a transaction that the wallet has sent, compares it with the order, emits `submitted`, and follows it.
 * `network` is null if the page has not configured it. `onTold` is called before a difference is shown. Never rejects.
 */
export async function keepSent(
  sent: PendingTransaction,
  network: Network | null,
  onTold: () => void = () => {},
): Promise<void> {
  const { namespace, kind, hash, isBatch } = sent
  const hashKind = isBatch ? undefined : liveConnection(namespace)?.connection.hashKind
  const transaction = hashKind ? { ...sent, hashKind } : sent
  storeTransaction(transaction)
  const seen = network && (await look(transaction, network))
  const kept = findPending(transaction) ?? transaction
  // Another tab, or an earlier poll of this one, may have told the difference already.
  const isTold = kept.phase === 'foreign' || kept.differs
  const isDifferent = !isTold && compare(kept, seen)
  if (!isDifferent && !isTold) {
    // The id of a batch is not a hash. The wallet reports the hashes once the batch is mined.
    const told = { hash: isBatch ? null : hash, explorerUrl: pendingExplorerUrl(transaction) }
    const replaces = transaction.replaces?.hash ?? null
    emitTransaction({ namespace, kind, phase: 'submitted', ...told, replaces })
  }
  keepTransaction({ ...(findPending(transaction) ?? transaction) })
  refreshAfterSend(namespace)
  onTold()
  if (isDifferent) await tellDifference({ ...(findPending(transaction) ?? transaction) })
}
