import { networks } from '../../controllers/networks.ts'
import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'

/** Makes a namespace the one whose account and network the modal shows, now and after a reload. */
export function activateNamespace(namespace: Namespace): void {
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (network) write('activeCaipNetworkId', network.caipNetworkId)
  write('activeNamespace', namespace)
}

/**
 * What the wallet of the active namespace says is remembered for it, unless that namespace only stands in for the
 * one to go to after a reload, whose networks the page has not added yet.
 */
export function keepActive(namespace: Namespace): void {
  const isShown = namespace === networks.activeNamespace
  if (isShown && (read('activeNamespace') ?? namespace) === namespace) activateNamespace(namespace)
}
