import type { Namespace } from '../../types/caip.ts'

/** Refreshes a namespace that was connected in the background. */
export function refreshSoon(namespace: Namespace): void {
  import('./refreshAccount.ts').then(
    ({ refreshAccount }) => refreshAccount(namespace),
    () => {},
  )
}
