import { accountOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import { refreshBalance } from './refreshAccount.ts'

/** Delays of the reads after a transaction: none, one for fast networks, one for block times of 12 s. */
const looksMs = [0, 4_000, 15_000]

const looks = new Map<Namespace, ReturnType<typeof setTimeout>[]>()

export function refreshAfterSend(namespace: Namespace): void {
  for (const look of looks.get(namespace) ?? []) clearTimeout(look)
  looks.set(
    namespace,
    looksMs.map((ms) => setTimeout(refresh, ms, namespace)),
  )
}

function refresh(namespace: Namespace): void {
  void refreshBalance(namespace, true)
  // The list is refreshed only if it was read before; else its chunk stays unloaded.
  if (!accountOf(namespace).tokenBalance) return
  import('./refreshTokens.ts').then(
    ({ refreshTokens }) => refreshTokens(namespace, { forceUpdate: [] }),
    () => {},
  )
}
