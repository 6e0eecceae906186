import { hasFamilyPart } from '../../chains/families.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'

/** True if the namespace's accounts can register a name. */
export function supportsNames(namespace: Namespace): boolean {
  return hasFamilyPart(namespace, 'registrar')
}

/** True if the active account may register a name on its network: not on test networks. */
export function offersNames(): boolean {
  const { activeNamespace } = networks
  const network = networks.active[activeNamespace]
  return supportsNames(activeNamespace) && network !== undefined && !network.testnet
}
