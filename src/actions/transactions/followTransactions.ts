import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import {
  addPending,
  addSentHere,
  findPending,
  isOpen,
  listToStore,
  mergePending,
  pendingTransactions,
  updatePending,
} from '../../controllers/pendingTransactions.ts'
import { readPending, writePending } from '../../storage/pendingTransactions.ts'
import { pendingTransactionsKey } from '../../storage/storage.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { Network } from '../../types/network.ts'
import type {
  PendingTransaction,
  TransactionReader,
  TransactionSighting,
} from '../../types/pendingTransaction.ts'
import { log } from '../../utils/log.ts'
import { offersHistory } from '../account/listFeatures.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { applySighting } from './applySighting.ts'
import { following } from './following.ts'
import { readProved, readTransaction } from './readProved.ts'
import { tellChange } from './tellChange.ts'

const rebroadcastMs = 2_000

/**
 * Polling intervals of a transaction in a block that may still be removed, in its first minutes and later, and the maximum
 * number of such polls. Six blocks of Bitcoin take an hour.
 */
const settledMs = 12_000
const lateSettledMs = 120_000
const maxSettledPolls = 50

/** Polling interval of a transaction that nodes do not know: its sender, or the owners of a Safe, may still send it. */
const unknownDelayMs = 60_000
/** Longest interval after polls that failed. A transaction that expires has to be broadcast again in time. */
const maxFailedMs = 8_000

/**
 * Polling interval in milliseconds, which grows with the age of the transaction. Wallets, which report the status of
 * batches, are polled less often than nodes.
 */
function delayMs(transaction: PendingTransaction): number {
  const { sentAt, signed, isBatch, hashKind, phase } = transaction
  // The time is in the future if the clock was put back since.
  const ageMs = Math.abs(Date.now() - sentAt)
  if (!isOpen(transaction)) return ageMs < 300_000 ? settledMs : lateSettledMs
  if (phase === 'unknown') return unknownDelayMs
  if (isBatch) return ageMs < 30_000 ? 2_000 : ageMs < 300_000 ? 8_000 : 30_000
  if (ageMs < 30_000) return 1_000
  // The interval stays short for a signed transaction that expires, since it must be rebroadcast in time.
  if (signed && signed.lastValidBlockHeight < Number.MAX_SAFE_INTEGER) return rebroadcastMs
  if (ageMs < 300_000) return 4_000
  return hashKind ? unknownDelayMs : 15_000
}

/**
 * True if nodes have more to say about a transaction: it is open, or its block may still be removed. The wallet of a
 * batch that it does not know is not asked again.
 */
function isFollowed(transaction: PendingTransaction): boolean {
  const { phase, isBatch, block, hash } = transaction
  if (isOpen(transaction)) return phase === 'submitted' || !isBatch
  const { settledPolls } = following
  const polls = settledPolls.get(hash) ?? 0
  if (!block || block.isFinal || polls >= maxSettledPolls) return false
  settledPolls.set(hash, polls + 1)
  return true
}

/** Reads a transaction now, and not only when its next poll is due. */
function hurry(transaction: PendingTransaction): void {
  const { timers, reading, hurried } = following
  const { hash } = transaction
  if (reading.has(hash)) hurried.add(hash)
  else {
    clearTimeout(timers.get(hash))
    timers.delete(hash)
    schedule({ ...transaction }, 0)
  }
}

/**
 * Merges other tabs' stored transactions into the list. An end that another tab has stored is a reason to ask the nodes
 * now, and proves nothing.
 */
function takeOver(stored: readonly PendingTransaction[]): void {
  for (const { hash, caipNetworkId, phase, takenBack = 0 } of mergePending(stored)) {
    const hint = `${caipNetworkId} ${hash} ${phase} ${takenBack}`
    if (following.hints.has(hint)) continue
    following.hints.add(hint)
    const own = findPending({ hash, caipNetworkId })
    if (own) hurry(own)
  }
}

/** Takes over what other tabs have stored, and stores the result. */
function share(): void {
  const stored = readPending()
  takeOver(stored)
  writePending(listToStore(stored))
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

/**
 * Reads the status of a batch from the wallet, and compares the transactions that it names with the order. Until nodes know
 * these transactions, the wallet's word is not taken for a confirmation.
 */
async function lookForBatch(
  transaction: PendingTransaction,
  reader: TransactionReader,
  network: Network,
): Promise<TransactionSighting | null> {
  const { readBatch } = await import('./readBatch.ts')
  const told = await readBatch(transaction)
  if (told?.state !== 'confirmed') return told
  const uncompared = { ...told, isUncompared: true }
  const { compareBatch } = reader
  if (!told.carriers || !transaction.calls || !compareBatch) return uncompared
  const read = (rpc: RpcRequest) => compareBatch(transaction, told, rpc)
  const seen = await readProved(transaction, read, network)
  if (seen?.state !== 'unknown') return seen
  const isEarly = Date.now() - transaction.sentAt < reader.unknownMs
  return isEarly ? { state: 'waiting', nonce: null } : uncompared
}

/**
 * Reads a transaction from nodes. The wallet names the one that carries out a proposal, which its own receipt has to prove:
 * nodes alone find it in the latest blocks only. That a proposal ended without one, only the wallet knows.
 */
async function lookFor(
  transaction: PendingTransaction,
  reader: TransactionReader,
  network: Network,
): Promise<TransactionSighting | null> {
  const { hashKind, replacedBy } = transaction
  let own = transaction
  if (hashKind === 'proposal' && replacedBy === null) {
    const { readBatch } = await import('./readBatch.ts')
    const told = await readBatch(transaction).catch(() => null)
    const by = told && 'by' in told && told.by
    if (by) own = { ...transaction, replacedBy: by }
    else if (told?.state === 'failed') return told
  }
  return readTransaction(own, reader, network, (nonce) => findHashes(own, nonce))
}

async function look(transaction: PendingTransaction): Promise<void> {
  const network = findRequestedNetwork(transaction.caipNetworkId)
  // The page has not configured the network, but may do so later.
  if (!network) return
  let before: PendingTransaction
  try {
    const reader = await loadLaterPart(transaction.namespace, 'transactions')
    const rpc = rpcFor(network)
    const seen = transaction.isBatch
      ? await lookForBatch(transaction, reader, network)
      : await lookFor(transaction, reader, network)
    const current = findPending(transaction)
    // Another tab may have settled the transaction meanwhile, or a reorganization removed it.
    if (!seen || current?.phase !== transaction.phase) return
    if (current.takenBack !== transaction.takenBack) return
    before = { ...current }
    applySighting(before, seen, reader.unknownMs)
    if (seen.state === 'unknown') await rebroadcast(transaction, reader, rpc)
    following.failures.delete(transaction.hash)
  } catch (thrown) {
    log('info', 'a transaction could not be looked for', thrown)
    const { failures } = following
    failures.set(transaction.hash, (failures.get(transaction.hash) ?? 0) + 1)
    return
  }
  const now = findPending(transaction)
  if (!now) return
  if (!isOpen(now)) updatePending(now, { signed: undefined })
  const after = { ...now }
  if (JSON.stringify(after) !== JSON.stringify(before)) share()
  await tellChange({ before, after })
}

/** Time in ms until the next poll, which doubles with each poll that fails. */
function nextMs(transaction: PendingTransaction): number {
  const failures = following.failures.get(transaction.hash) ?? 0
  const ms = delayMs(transaction)
  return Math.max(ms, Math.min(ms * 2 ** failures, maxFailedMs))
}

function schedule(transaction: PendingTransaction, waitMs: number): void {
  const { hash } = transaction
  const { timers, reading, hurried } = following
  if (timers.has(hash)) return
  const run = async () => {
    reading.add(hash)
    await look({ ...(findPending(transaction) ?? transaction) })
    reading.delete(hash)
    timers.delete(hash)
    const now = findPending(transaction)
    const isHurried = hurried.delete(hash)
    if (now && (isHurried || isFollowed(now))) schedule({ ...now }, isHurried ? 0 : nextMs(now))
  }
  timers.set(
    hash,
    setTimeout(() => void run(), waitMs),
  )
}

function followAll(): void {
  for (const one of pendingTransactions.list) if (isFollowed(one)) schedule({ ...one }, 0)
}

let isListening = false

/** Listens to storage events, by which other tabs share new and settled transactions. */
function listen(): void {
  if (options.followTransactions) {
    import('./markTransactions.ts').then(
      ({ startMarking }) => startMarking(),
      () => {},
    )
  }
  if (isListening) return
  isListening = true
  addEventListener('storage', ({ key }) => {
    if (key === pendingTransactionsKey) followTransactions()
  })
}

/** Polls stored transactions until they are settled; called at page load and after storage events. */
export function followTransactions(): void {
  listen()
  takeOver(readPending())
  followAll()
}

/** Stores a transaction, so that it survives the page, without following it yet. */
export function storeTransaction(transaction: PendingTransaction): void {
  addPending(transaction)
  share()
}

export function keepTransaction(transaction: PendingTransaction): void {
  addSentHere(transaction.hash)
  storeTransaction(transaction)
  listen()
  followAll()
}
