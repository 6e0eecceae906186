import { accountOf, connectedNamespaces } from '../controllers/accounts.ts'
import { unrestorable } from '../controllers/connections.ts'
import { networks } from '../controllers/networks.ts'
import { write } from '../storage/storage.ts'
import type { Namespace } from '../types/caip.ts'

/** Makes a family the one whose account and network the modal shows, now and after a reload. */
export function activateNamespace(namespace: Namespace): void {
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (network) write('activeCaipNetworkId', network.caipNetworkId)
  write('activeNamespace', namespace)
}

/** Reads anew what is shown of a family that was connected in the background until now. */
export function refreshSoon(namespace: Namespace): void {
  import('./refreshAccount.ts').then(
    ({ refreshAccount }) => refreshAccount(namespace),
    () => {},
  )
}

/** Where nobody is connected on the active family any more, another one that is takes its place. */
export function leaveDisconnectedNamespace(): void {
  const [next] = connectedNamespaces()
  if (!next || accountOf(networks.activeNamespace).status !== 'disconnected') return
  // Other tabs stay on a family that could not be restored in this one alone.
  if (unrestorable.has(networks.activeNamespace)) networks.activeNamespace = next
  else activateNamespace(next)
  refreshSoon(next)
}
