import type { Namespace } from '../types/caip.ts'

/** Pending timers, by namespace. Each timer reads the balance again after a transaction. Not reactive. */
export const readsAfterSend = new Map<Namespace, ReturnType<typeof setTimeout>[]>()

export const balanceRetryMs = 30_000

/** Time of the last failed read in ms since the epoch, by account and network, or by account and token. */
const failedAt = new Map<string, number>()

/**
 * Time of the last reported failure in ms since the epoch. All accounts share one time, because several requests may
 * fail at once.
 */
export const balanceReport = { lastAt: Number.NEGATIVE_INFINITY }

/** Time in ms since the epoch from which a retry is permitted. The time is in the past if no read has failed. */
export function balanceRetryAt(key: string): number {
  return (failedAt.get(key) ?? Number.NEGATIVE_INFINITY) + balanceRetryMs
}

export function isBalanceBlocked(key: string): boolean {
  return Date.now() < balanceRetryAt(key)
}

export function blockBalance(key: string): void {
  failedAt.set(key, Date.now())
}

export function unblockBalance(key: string): void {
  failedAt.delete(key)
}
