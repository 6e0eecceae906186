import { accountOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import { refreshBalance } from './refreshAccount.ts'

/**
 * Delays in ms after which balances are refreshed. The second delay suits fast networks, the third a block time of 12
 * s.
 */
const readsMs = [0, 4_000, 15_000]

/** Pending timers, by namespace. */
const timers = new Map<Namespace, ReturnType<typeof setTimeout>[]>()

export function refreshAfterSend(namespace: Namespace): void {
  for (const timer of timers.get(namespace) ?? []) clearTimeout(timer)
  timers.set(
    namespace,
    readsMs.map((ms) => setTimeout(refreshHoldings, ms, namespace)),
  )
}

/** Reads balance and tokens again, and bypasses caches. */
export function refreshHoldings(namespace: Namespace): void {
  void refreshBalance(namespace, true)
  // Tokens that were never read are not refreshed, because the refresh would load their chunk needlessly.
  if (!accountOf(namespace).tokenBalance) return
  import('./refreshTokens.ts').then(
    ({ refreshTokens }) => refreshTokens(namespace, { forceUpdate: [] }),
    () => {},
  )
}
