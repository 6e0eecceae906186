import { accountOf, connectedNamespaces } from '../../controllers/accounts.ts'
import { unrestorable } from '../../controllers/connections.ts'
import { hasNamespace, networks } from '../../controllers/networks.ts'
import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'

/** Makes a family the one whose account and network the modal shows, now and after a reload. */
export function activateNamespace(namespace: Namespace): void {
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (network) write('activeCaipNetworkId', network.caipNetworkId)
  write('activeNamespace', namespace)
}

/** Reads anew what is shown of a family that was connected in the background until now. */
export function refreshSoon(namespace: Namespace): void {
  import('../account/refreshAccount.ts').then(
    ({ refreshAccount }) => refreshAccount(namespace),
    () => {},
  )
}

/**
 * What the wallet of the active family says is remembered for it, unless that family only stands in for the
 * one to go to after a reload, whose networks the page has not added yet.
 */
export function keepActive(namespace: Namespace): void {
  const isShown = namespace === networks.activeNamespace
  if (isShown && (read('activeNamespace') ?? namespace) === namespace) activateNamespace(namespace)
}

/**
 * Where nobody is connected on the active family any more, another one that is takes its place: the one that
 * the visitor was on last, if it can. One that is gone is not gone back to after a reload.
 */
export function leaveDisconnectedNamespace(): void {
  const { activeNamespace } = networks
  const stored = read('activeNamespace') ?? activeNamespace
  const connected = connectedNamespaces()
  const isLeft = (namespace: Namespace) => accountOf(namespace).status === 'disconnected'
  const isStaying = connected.includes(activeNamespace)
  // What the page has no networks of yet is not gone.
  if (isStaying ? !hasNamespace(stored) || !isLeft(stored) : !isLeft(activeNamespace)) return
  const wanted = isStaying ? activeNamespace : stored
  const next = connected.includes(wanted) ? wanted : connected[0]
  if (!next) return
  // Other tabs stay on a family that could not be restored in this one alone.
  if (unrestorable.has(stored)) networks.activeNamespace = next
  else activateNamespace(next)
  if (!isStaying) refreshSoon(next)
}
