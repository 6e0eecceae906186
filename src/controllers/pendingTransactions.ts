import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { PendingTransaction } from '../types/pendingTransaction.ts'

/** Maximum number of stored transactions; the oldest are dropped. */
const maxTransactions = 99

/** Transactions sent from this browser, newest first. Tabs of the same origin share the list. */
export const pendingTransactions = proxy<{ list: PendingTransaction[] }>({ list: [] })

/** Polling state of this tab. Each tab polls for itself. */
export const following = {
  /** Timers of the next poll, by transaction hash. */
  timers: new Map<string, ReturnType<typeof setTimeout>>(),
  /**
   * Results of polls, by transaction hash. `seenAt` is the time of the last poll that found the transaction. `misses`
   * counts the consecutive later polls that did not find it and had the same `isExpired`.
   */
  sightings: new Map<string, { seenAt: number; misses: number; isExpired: boolean }>(),
  /** Time of the last rebroadcast by this tab in ms since the epoch, by transaction hash. */
  broadcasts: new Map<string, number>(),
  isListening: false,
}

/** State of the marks of pending transactions (`AccountState.transactionMark`). */
export const marks = {
  /** The marked transaction by namespace. */
  shown: new Map<Namespace, Id>(),
  isStarted: false,
}

type Id = Pick<PendingTransaction, 'hash' | 'caipNetworkId'>

const isSameTransaction = (one: Id, other: Id): boolean =>
  one.hash === other.hash && one.caipNetworkId === other.caipNetworkId

export function findPending(id: Id): PendingTransaction | undefined {
  return pendingTransactions.list.find((one) => isSameTransaction(one, id))
}

/** True once a node has shown what identifies a replacement: the nonce, or on Bitcoin the first input. */
const isSeen = ({ nonce, input }: PendingTransaction) => nonce !== null || input !== undefined

/** Returns the newer of two states of the same transaction. A final phase is never replaced. */
function later(one: PendingTransaction, other: PendingTransaction): PendingTransaction {
  if (one.phase !== 'submitted') return one
  return other.phase !== 'submitted' || !isSeen(one) ? other : one
}

/**
 * Merges transactions that another tab has stored. Returns the newly settled ones: they were pending in this tab, or
 * they are new to this tab and were sent since page load.
 */
export function mergePending(others: readonly PendingTransaction[]): PendingTransaction[] {
  const ended: PendingTransaction[] = []
  const all = [...pendingTransactions.list]
  for (const other of others) {
    const index = all.findIndex((one) => isSameTransaction(one, other))
    const own = all[index]
    if (!own) {
      all.push(other)
      if (other.phase !== 'submitted' && other.sentAt >= performance.timeOrigin) ended.push(other)
    } else {
      const next = later(own, other)
      if (own.phase === 'submitted' && next.phase !== 'submitted') ended.push(next)
      all[index] = next
    }
  }
  const next = all.sort((a, b) => b.sentAt - a.sentAt).slice(0, maxTransactions)
  if (JSON.stringify(next) !== JSON.stringify(pendingTransactions.list))
    pendingTransactions.list = next
  return ended
}

export function updatePending(id: Id, patch: Partial<PendingTransaction>): void {
  const own = findPending(id)
  if (own) Object.assign(own, patch)
}
