import { accountOf } from '../../controllers/accounts.ts'
import type { Namespace } from '../../types/caip.ts'
import { refreshBalance } from './refreshAccount.ts'

/** When to read after a transaction was sent: at once, for fast networks, and for those with blocks of 12 s. */
const looksMs = [0, 4_000, 15_000]

const looks = new Map<Namespace, ReturnType<typeof setTimeout>[]>()

/** The page has sent a transaction: the balance is read anew, and again when it is likely in a block. */
export function refreshAfterSend(namespace: Namespace): void {
  for (const look of looks.get(namespace) ?? []) clearTimeout(look)
  looks.set(
    namespace,
    looksMs.map((ms) => setTimeout(refresh, ms, namespace)),
  )
}

function refresh(namespace: Namespace): void {
  void refreshBalance(namespace, true)
  // Only where the list was read: nothing else has its code loaded.
  if (!accountOf(namespace).tokenBalance) return
  import('./refreshTokens.ts').then(
    ({ refreshTokens }) => refreshTokens(namespace, { forceUpdate: [] }),
    () => {},
  )
}
