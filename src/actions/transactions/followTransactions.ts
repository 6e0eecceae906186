import { loadTransactionReader } from '../../chains/transactionReaders.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import {
  findPending,
  mergePending,
  pendingTransactions,
  updatePending,
} from '../../controllers/pendingTransactions.ts'
import { readPending, writePending } from '../../storage/pendingTransactions.ts'
import { pendingTransactionsKey } from '../../storage/storage.ts'
import type { PendingTransaction, TransactionSighting } from '../../types/pendingTransaction.ts'
import { log } from '../../utils/log.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { endTransaction } from './endTransaction.ts'

/** Of the transactions that are followed in this tab, when each is asked for next. */
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** The older a transaction, the more rarely it is asked for. */
function delayMs({ sentAt }: PendingTransaction): number {
  const ageMs = Date.now() - sentAt
  if (ageMs < 30_000) return 1_000
  return ageMs < 300_000 ? 4_000 : 15_000
}

/** Takes what other tabs have written into the list, and the list into storage. */
function share(): void {
  const ended = mergePending(readPending())
  writePending(pendingTransactions.list)
  for (const one of ended) void endTransaction(one)
}

/** When a node knew it last, and how often in a row none did since. */
const sightings = new Map<string, { seenAt: number; misses: number }>()

/** One node may be behind the others: a single miss is no sign. */
const minMisses = 3

function apply(transaction: PendingTransaction, seen: TransactionSighting, unknownMs: number) {
  const { hash, sentAt } = transaction
  const { seenAt, misses } = sightings.get(hash) ?? { seenAt: sentAt, misses: 0 }
  if (seen.state === 'waiting') {
    if (seen.nonce !== null) updatePending(transaction, { nonce: seen.nonce })
    sightings.set(hash, { seenAt: Date.now(), misses: 0 })
  } else if (seen.state === 'unknown') {
    sightings.set(hash, { seenAt, misses: misses + 1 })
    const isLost = Date.now() - seenAt >= unknownMs && misses + 1 >= minMisses
    if (isLost) updatePending(transaction, { phase: 'dropped' })
  } else if (seen.state === 'replaced') {
    const { by: replacedBy, repeats, succeeded } = seen
    // The copy was mined, and did not work out.
    const phase = repeats && !succeeded ? 'failed' : 'replaced'
    updatePending(transaction, { phase, replacedBy, spedUp: repeats && succeeded })
  } else updatePending(transaction, { phase: seen.state })
}

async function look(transaction: PendingTransaction): Promise<void> {
  const network = findRequestedNetwork(transaction.caipNetworkId)
  // The page has not added the network, or not yet.
  if (!network) return
  try {
    const { read, unknownMs } = await loadTransactionReader(transaction.namespace)
    const seen = await read(transaction, rpcFor(network))
    // Another tab may have seen its end meanwhile.
    if (findPending(transaction)?.phase !== 'submitted') return
    apply(transaction, seen, unknownMs)
  } catch (thrown) {
    log('info', 'a transaction could not be looked for', thrown)
    return
  }
  const now = findPending(transaction)
  if (!now) return
  if (now.phase !== 'submitted' || now.nonce !== transaction.nonce) share()
  if (now.phase !== 'submitted') await endTransaction({ ...now })
}

function schedule(transaction: PendingTransaction, waitMs: number): void {
  const { hash } = transaction
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

let isListening = false

/** Another tab has sent something, or seen the end of it. */
function listen(): void {
  if (isListening) return
  isListening = true
  addEventListener('storage', ({ key }) => {
    if (key === pendingTransactionsKey) followTransactions()
  })
}

/** Follows what was sent from this browser until the chain has spoken: after a load, and in every tab. */
export function followTransactions(): void {
  listen()
  const ended = mergePending(readPending())
  for (const one of ended) void endTransaction(one)
  followAll()
}

/** A wallet has sent a transaction: it is kept, and followed from now on. */
export function keepTransaction(transaction: PendingTransaction): void {
  mergePending([transaction])
  share()
  listen()
  followAll()
}
