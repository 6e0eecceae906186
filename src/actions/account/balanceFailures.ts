import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import { reportError } from '../report/reportError.ts'

export const balanceRetryMs = 30_000

/** Time of the last failure, by account and network, or by account and token. */
const failedAt = new Map<string, number>()

/** Time of the last report, for all accounts: several requests may fail at once. */
let saidAt = Number.NEGATIVE_INFINITY

/** Time of the next permitted retry in ms since the epoch; in the past if there was no failure. */
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

/** Reports BALANCE_UNAVAILABLE in a toast and an `error` event, at most once in `balanceRetryMs`. */
export function sayUnavailable({ caipNetworkId }: Network, cause: unknown): void {
  if (Date.now() - saidAt < balanceRetryMs) return
  saidAt = Date.now()
  const longMessage = `No node or service told the balance on ${caipNetworkId}. It is asked for again after 30 s.`
  reportError(new WalletModalError('BALANCE_UNAVAILABLE', { longMessage, cause }), 'toast')
}
