import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'

export function activateNamespace(namespace: Namespace): void {
  setActiveNamespace(namespace)
  const network = networks.active[namespace]
  if (network) write('activeCaipNetworkId', network.caipNetworkId)
  write('activeNamespace', namespace)
}

/**
 * Stores `namespace` as the active namespace, if it is active. Does not overwrite another stored namespace, because the
 * page may add that namespace's networks later.
 */
export function storeIfActive(namespace: Namespace): void {
  const isShown = namespace === networks.activeNamespace
  if (isShown && (read('activeNamespace') ?? namespace) === namespace) activateNamespace(namespace)
}
