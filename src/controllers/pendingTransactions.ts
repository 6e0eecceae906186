import type { PendingTransaction } from '../types/pendingTransaction.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

/** Maximum number of stored transactions; the oldest are dropped. */
const maxTransactions = 99

interface PendingTransactionsState {
  list: PendingTransaction[]
}

const state = createState<PendingTransactionsState>({ list: [] })

/** Transactions sent from this browser, newest first. Tabs of the same origin share the list. */
export const pendingTransactions: ReadonlyState<PendingTransactionsState> = state

type Id = Pick<PendingTransaction, 'hash' | 'caipNetworkId'>

const isSameTransaction = (one: Id, other: Id): boolean =>
  one.hash === other.hash && one.caipNetworkId === other.caipNetworkId

export function findPending(id: Id): ReadonlyState<PendingTransaction> | undefined {
  return state.list.find((one) => isSameTransaction(one, id))
}

/** True for a transaction that may still be included in a block, in this tab's knowledge. */
export const isOpen = ({ phase }: Pick<PendingTransaction, 'phase'>): boolean =>
  phase === 'submitted' || phase === 'unknown'

/**
 * Adds the coins that another tab has read of a transaction, so that they are not spent again. Storage may be forged: all
 * else stays this tab's, to which a node shows it.
 */
function learn(own: PendingTransaction, other: PendingTransaction): PendingTransaction {
  if (!isOpen(own) || own.inputs || !other.inputs) return own
  return { ...own, inputs: other.inputs }
}

/**
 * A stored transaction as if nothing were known of its end. Nonce and input, by which a replacement is found, and the
 * difference from the order, its fee included, are read from a node again.
 */
const reopened = (stored: PendingTransaction): PendingTransaction => ({
  ...stored,
  phase: stored.phase === 'unknown' ? 'unknown' : 'submitted',
  nonce: null,
  input: undefined,
  differs: undefined,
  onlyHost: undefined,
  isUncompared: undefined,
  raisedFee: undefined,
  replacedBy: null,
  spedUp: false,
  block: undefined,
  takenBack: undefined,
})

/** Returns the state to store. An end that another tab has stored stays, unless this tab knows the end or a newer state. */
function toStored(own: PendingTransaction, stored: PendingTransaction | undefined) {
  if (!stored || !isOpen(own) || isOpen(stored)) return own
  return (own.takenBack ?? 0) > (stored.takenBack ?? 0) ? own : stored
}

/** Returns the list as it is to be stored beside the transactions that storage has. */
export function listToStore(stored: readonly PendingTransaction[]): PendingTransaction[] {
  return state.list.map((own) =>
    toStored(
      own,
      stored.find((one) => isSameTransaction(one, own)),
    ),
  )
}

function setList(all: PendingTransaction[]): void {
  const next = all.sort((a, b) => b.sentAt - a.sentAt).slice(0, maxTransactions)
  if (JSON.stringify(next) !== JSON.stringify(state.list)) state.list = next
}

/** A transaction before and after a change. */
export interface PendingChange {
  before: PendingTransaction
  after: PendingTransaction
}

/**
 * Merges transactions that another tab has stored. Returns those whose end, or whose removal from a block, the other tab
 * has stored, and this tab has not seen. A transaction that is new to this tab is open until this tab has seen its end,
 * unless it is older than the page.
 */
export function mergePending(others: readonly PendingTransaction[]): PendingTransaction[] {
  const ended: PendingTransaction[] = []
  const all = [...state.list]
  for (const other of others) {
    const index = all.findIndex((one) => isSameTransaction(one, other))
    const before = all[index]
    if (!before) {
      const isOld = !isOpen(other) && other.sentAt < performance.timeOrigin
      all.push(isOld ? other : reopened(other))
      continue
    }
    all[index] = learn(before, other)
    const isTakenBack = (other.takenBack ?? 0) > (before.takenBack ?? 0)
    if (isOpen(before) ? !isOpen(other) : isTakenBack) ended.push(other)
  }
  setList(all)
  return ended
}

/** Adds a transaction that this tab has sent. */
export function addPending(own: PendingTransaction): void {
  if (!findPending(own)) setList([...state.list, own])
}

export function updatePending(id: Id, patch: Partial<PendingTransaction>): void {
  const own = findPending(id)
  if (own) Object.assign(own, patch)
}

/** Hashes of transactions that this page has sent since it was loaded; those of storage may be forged. */
const sentHere = new Set<string>()

export function addSentHere(hash: string): void {
  sentHere.add(hash)
}

export const isSentHere = (hash: string): boolean => sentHere.has(hash)
