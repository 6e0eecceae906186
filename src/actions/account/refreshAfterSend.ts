import { accountOf } from '../../controllers/accounts.ts'
import { readsAfterSend } from '../../controllers/balances.ts'
import type { Namespace } from '../../types/caip.ts'
import { refreshBalance } from './refreshAccount.ts'

/** Delays of the three refreshes after a transaction: at once, for fast networks, and for block times of 12 s. */
const readsMs = [0, 4_000, 15_000]

export function refreshAfterSend(namespace: Namespace): void {
  for (const timer of readsAfterSend.get(namespace) ?? []) clearTimeout(timer)
  readsAfterSend.set(
    namespace,
    readsMs.map((ms) => setTimeout(refresh, ms, namespace)),
  )
}

function refresh(namespace: Namespace): void {
  void refreshBalance(namespace, true)
  // Tokens are refreshed only if they were read before: otherwise the chunk would load for nothing.
  if (!accountOf(namespace).tokenBalance) return
  import('./refreshTokens.ts').then(
    ({ refreshTokens }) => refreshTokens(namespace, { forceUpdate: [] }),
    () => {},
  )
}
