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
  /** Number of polls after a transaction was included in a block, by transaction hash. */
  settledPolls: new Map<string, number>(),
  isListening: false,
  /** Hashes of transactions that this page has sent since it was loaded; those of storage may be forged. */
  sentHere: new Set<string>(),
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

/** True for a transaction that may still be included in a block, in this tab's knowledge. */
export const isOpen = ({ phase }: Pick<PendingTransaction, 'phase'>): boolean =>
  phase === 'submitted' || phase === 'unknown'

/** Combines what two tabs know of an open transaction. The phase stays this tab's, which polls for itself. */
function combine(own: PendingTransaction, other: PendingTransaction): PendingTransaction {
  const { phase, differs = other.differs, hashKind = other.hashKind } = own
  const known = isSeen(own) ? own : other
  const isSame = phase === known.phase && differs === known.differs && hashKind === known.hashKind
  return isSame ? known : { ...known, phase, differs, hashKind }
}

/**
 * Returns the newer of two states of the same transaction. A final phase is replaced only if a reorganization has taken
 * it back.
 */
function later(one: PendingTransaction, other: PendingTransaction): PendingTransaction {
  const [before = 0, after = 0] = [one.takenBack, other.takenBack]
  if (before !== after) return before > after ? one : other
  if (!isOpen(one)) return one.phase === other.phase && other.block?.isFinal ? other : one
  if (!isOpen(other)) return other
  return combine(one, other)
}

/** A transaction before and after a change. `before` is undefined if the transaction is new to this tab. */
export interface PendingChange {
  before: PendingTransaction | undefined
  after: PendingTransaction
}

/**
 * Merges transactions that another tab has stored. Returns the changed ones. A transaction that is new to this tab is
 * among them if it is settled and was sent since page load.
 */
export function mergePending(others: readonly PendingTransaction[]): PendingChange[] {
  const changes: PendingChange[] = []
  const all = [...pendingTransactions.list]
  for (const other of others) {
    const index = all.findIndex((one) => isSameTransaction(one, other))
    const before = all[index]
    if (!before) {
      all.push(other)
      if (!isOpen(other) && other.sentAt >= performance.timeOrigin)
        changes.push({ before, after: other })
    } else {
      const after = later(before, other)
      if (JSON.stringify(after) !== JSON.stringify(before)) changes.push({ before, after })
      all[index] = after
    }
  }
  const next = all.sort((a, b) => b.sentAt - a.sentAt).slice(0, maxTransactions)
  if (JSON.stringify(next) !== JSON.stringify(pendingTransactions.list))
    pendingTransactions.list = next
  return changes
}

export function updatePending(id: Id, patch: Partial<PendingTransaction>): void {
  const own = findPending(id)
  if (own) Object.assign(own, patch)
}
