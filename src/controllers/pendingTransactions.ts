import { proxy } from 'valtio/vanilla'
import type { PendingTransaction } from '../types/pendingTransaction.ts'

/** More than that are not followed: the oldest give way. */
const maxTransactions = 99

/** What was sent from this browser, newest first; other tabs of the site have the same list. */
export const pendingTransactions = proxy<{ list: PendingTransaction[] }>({ list: [] })

type Id = Pick<PendingTransaction, 'hash' | 'caipNetworkId'>

const isSameTransaction = (one: Id, other: Id): boolean =>
  one.hash === other.hash && one.caipNetworkId === other.caipNetworkId

export function findPending(id: Id): PendingTransaction | undefined {
  return pendingTransactions.list.find((one) => isSameTransaction(one, id))
}

/** What has come to its end stays so, whoever says otherwise. */
function later(one: PendingTransaction, other: PendingTransaction): PendingTransaction {
  if (one.phase !== 'submitted') return one
  return other.phase !== 'submitted' || one.nonce === null ? other : one
}

/**
 * Brings the list up to what another tab or storage knows. Returns what has come to its end by that: also what was sent
 * since this page loaded and had ended before it was first heard of here.
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
