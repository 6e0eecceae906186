import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import {
  findPending,
  following,
  mergePending,
  pendingTransactions,
  updatePending,
} from '../../controllers/pendingTransactions.ts'
import { readPending, writePending } from '../../storage/pendingTransactions.ts'
import { pendingTransactionsKey } from '../../storage/storage.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type {
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../types/pendingTransaction.ts'
import { log } from '../../utils/log.ts'
import { transactionExplorerUrl } from '../account/explorerUrls.ts'
import { offersHistory } from '../account/listFeatures.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { endTransaction } from './endTransaction.ts'

const rebroadcastMs = 2_000

/**
 * Polling interval in milliseconds, which grows with the age of the transaction. Wallets, which report the status of
 * batches, are polled less often than nodes.
 */
function delayMs({ sentAt, signed, isBatch }: PendingTransaction): number {
  const ageMs = Date.now() - sentAt
  if (isBatch) return ageMs < 30_000 ? 2_000 : ageMs < 300_000 ? 8_000 : 30_000
  if (ageMs < 30_000) return 1_000
  // The interval stays short for a signed transaction that expires, since it must be rebroadcast in time.
  if (signed && signed.lastValidBlockHeight < Number.MAX_SAFE_INTEGER) return rebroadcastMs
  return ageMs < 300_000 ? 4_000 : 15_000
}

/** Merges other tabs' stored transactions into the list, and stores the result. */
function share(): void {
  const ended = mergePending(readPending())
  writePending(pendingTransactions.list)
  for (const one of ended) void endTransaction(one)
}

/** Number of consecutive polls that miss a transaction before it counts as dropped: one node may lag behind others. */
const minMisses = 3

function apply(transaction: PendingTransaction, seen: TransactionSighting, unknownMs: number) {
  const { hash, sentAt } = transaction
  const { sightings } = following
  const last = sightings.get(hash) ?? { seenAt: sentAt, misses: 0, isExpired: false }
  if (seen.state === 'waiting') {
    if (seen.nonce !== null) updatePending(transaction, { nonce: seen.nonce })
    if (seen.input) updatePending(transaction, { input: seen.input, inputs: seen.inputs })
    sightings.set(hash, { seenAt: Date.now(), misses: 0, isExpired: false })
  } else if (seen.state === 'unknown' || seen.state === 'expired') {
    const { seenAt } = last
    const isExpired = seen.state === 'expired'
    const misses = isExpired === last.isExpired ? last.misses + 1 : 1
    sightings.set(hash, { seenAt, misses, isExpired })
    const isLate = isExpired || Date.now() - seenAt >= unknownMs
    if (isLate && misses >= minMisses) updatePending(transaction, { phase: 'dropped' })
  } else if (seen.state === 'replaced') {
    const { by: replacedBy, repeats, succeeded, cancels = false } = seen
    const isCancelled = cancels || (replacedBy !== null && isCancellation(replacedBy, transaction))
    // A copy of the transaction was mined but reverted.
    const ended = repeats && !succeeded ? 'failed' : 'replaced'
    const phase = isCancelled && !repeats ? 'cancelled' : ended
    updatePending(transaction, { phase, replacedBy, spedUp: repeats && succeeded })
  } else {
    const mined = seen.by ? minedAs(transaction, seen.by) : {}
    updatePending(transaction, { phase: seen.state, ...mined })
  }
}

/** True if the user has sent the transaction `hash` from this browser to cancel another one. */
const isCancellation = (hash: string, { caipNetworkId }: PendingTransaction) =>
  findPending({ hash, caipNetworkId })?.replaces?.kind === 'cancel'

function minedAs({ caipNetworkId }: PendingTransaction, replacedBy: string) {
  const network = findRequestedNetwork(caipNetworkId)
  return { replacedBy, explorerUrl: network ? transactionExplorerUrl(network, replacedBy) : null }
}

/**
 * Reads the hashes of the account's transactions with this nonce from the history API, since only archive nodes find
 * them.
 */
async function findHashes(transaction: PendingTransaction, nonce: number) {
  const { namespace, from, caipNetworkId } = transaction
  const context = serviceContext()
  if (!context || !offersHistory(namespace, options)) return []
  const getHistory = await loadLaterPart(namespace, 'history')
  const { transactions } = await getHistory(context, { address: from, caipNetworkId })
  return transactions.flatMap(({ metadata }) =>
    metadata.nonce === nonce && metadata.hash ? [metadata.hash] : [],
  )
}

/** Broadcasts a signed transaction again: nodes drop transactions under load, and the wallet has only signed it. */
async function rebroadcast(
  { hash, sentAt, signed }: PendingTransaction,
  reader: TransactionReader,
  rpc: RpcRequest,
): Promise<void> {
  const { broadcasts } = following
  const now = Date.now()
  const isDue = now - (broadcasts.get(hash) ?? sentAt) >= rebroadcastMs
  if (!signed || !isDue || now - sentAt >= reader.unknownMs) return
  broadcasts.set(hash, now)
  await reader.rebroadcast?.(signed, rpc).catch((thrown: unknown) => {
    log('info', 'a transaction was not broadcast again', thrown)
  })
}

async function lookForBatch(transaction: PendingTransaction): Promise<TransactionSighting | null> {
  const { readBatch } = await import('./readBatch.ts')
  return readBatch(transaction)
}

async function look(transaction: PendingTransaction): Promise<void> {
  const network = findRequestedNetwork(transaction.caipNetworkId)
  // The page has not configured the network, but may do so later.
  if (!network) return
  try {
    const reader = await loadLaterPart(transaction.namespace, 'transactions')
    const rpc = rpcFor(network)
    const seen = transaction.isBatch
      ? await lookForBatch(transaction)
      : await reader.read(transaction, rpc, (nonce) => findHashes(transaction, nonce))
    if (!seen) return
    // Another tab may have settled the transaction meanwhile.
    if (findPending(transaction)?.phase !== 'submitted') return
    apply(transaction, seen, reader.unknownMs)
    if (seen.state === 'unknown') await rebroadcast(transaction, reader, rpc)
  } catch (thrown) {
    log('info', 'a transaction could not be looked for', thrown)
    return
  }
  const now = findPending(transaction)
  if (!now) return
  if (now.phase !== 'submitted') updatePending(now, { signed: undefined })
  if (
    now.phase !== 'submitted' ||
    now.nonce !== transaction.nonce ||
    now.input !== transaction.input
  )
    share()
  if (now.phase !== 'submitted') await endTransaction({ ...now })
}

function schedule(transaction: PendingTransaction, waitMs: number): void {
  const { hash } = transaction
  const { timers } = following
  if (timers.has(hash)) return
  const run = async () => {
    await look({ ...(findPending(transaction) ?? transaction) })
    timers.delete(hash)
    const now = findPending(transaction)
    if (now?.phase === 'submitted') schedule({ ...now }, delayMs(now))
  }
  timers.set(
    hash,
    setTimeout(() => void run(), waitMs),
  )
}

function followAll(): void {
  for (const one of pendingTransactions.list) if (one.phase === 'submitted') schedule({ ...one }, 0)
}

/** Listens to storage events, by which other tabs share new and settled transactions. */
function listen(): void {
  if (options.followTransactions) {
    import('./markTransactions.ts').then(
      ({ startMarking }) => startMarking(),
      () => {},
    )
  }
  if (following.isListening) return
  following.isListening = true
  addEventListener('storage', ({ key }) => {
    if (key === pendingTransactionsKey) followTransactions()
  })
}

/** Polls stored transactions until they are settled; called at page load and after storage events. */
export function followTransactions(): void {
  listen()
  const ended = mergePending(readPending())
  for (const one of ended) void endTransaction(one)
  followAll()
}

export function keepTransaction(transaction: PendingTransaction): void {
  mergePending([transaction])
  share()
  listen()
  followAll()
}
