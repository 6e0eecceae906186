import type { Namespace } from '../../types/caip.ts'

/** Reads anew what is shown of a namespace that was connected in the background until now. */
export function refreshSoon(namespace: Namespace): void {
  import('./refreshAccount.ts').then(
    ({ refreshAccount }) => refreshAccount(namespace),
    () => {},
  )
}
