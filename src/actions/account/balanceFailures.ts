import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import { reportError } from '../report/reportError.ts'

/** After a failure a balance is not asked for again this long. */
export const balanceRetryMs = 30_000

/** By what was asked for: an account on a network, or one token of it. */
const failedAt = new Map<string, number>()

/** When it was last said that a balance is missing, whatever the account: several may fail at once. */
let saidAt = Number.NEGATIVE_INFINITY

/** When a balance may be asked for again, in ms since the epoch; in the past where it did not fail. */
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

/** In a toast and an `error` event, at most once in the time that a balance is not asked for again. */
export function sayUnavailable({ caipNetworkId }: Network, cause: unknown): void {
  if (Date.now() - saidAt < balanceRetryMs) return
  saidAt = Date.now()
  const longMessage = `No node or service told the balance on ${caipNetworkId}. It is asked for again after 30 s.`
  reportError(new WalletModalError('BALANCE_UNAVAILABLE', { longMessage, cause }), 'toast')
}
