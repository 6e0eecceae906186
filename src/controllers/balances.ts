export const balanceRetryMs = 30_000

/** Time of the last failed read in ms since the epoch, by account and network, or by account and token. */
const failedAt = new Map<string, number>()

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
