import { networks } from '../../controllers/networks.ts'
import { read, write } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'

export function activateNamespace(namespace: Namespace): void {
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (network) write('activeCaipNetworkId', network.caipNetworkId)
  write('activeNamespace', namespace)
}

/** Stores `namespace` if it is active, unless storage names another, whose networks the page may add later. */
export function storeIfActive(namespace: Namespace): void {
  const isShown = namespace === networks.activeNamespace
  if (isShown && (read('activeNamespace') ?? namespace) === namespace) activateNamespace(namespace)
}
