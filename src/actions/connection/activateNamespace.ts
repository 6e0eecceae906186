import { networks } from '../../controllers/networks.ts'
import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'

/** Makes a namespace active, now and after a reload. */
export function activateNamespace(namespace: Namespace): void {
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (network) write('activeCaipNetworkId', network.caipNetworkId)
  write('activeNamespace', namespace)
}

/**
 * Stores the active namespace's network, unless that namespace only replaces the stored one, whose networks the page
 * has not added yet.
 */
export function keepActive(namespace: Namespace): void {
  const isShown = namespace === networks.activeNamespace
  if (isShown && (read('activeNamespace') ?? namespace) === namespace) activateNamespace(namespace)
}
