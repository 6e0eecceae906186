import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'

/** Whether accounts of a namespace can have names of the registrar. */
export function supportsNames(namespace: Namespace): boolean {
  return namespaceDefinitions[namespace]?.supports.names ?? false
}

/** Whether the account in use should be offered one: on test networks names are not shown. */
export function offersNames(): boolean {
  const { activeNamespace } = networks
  const network = networks.active[activeNamespace]
  return supportsNames(activeNamespace) && network !== undefined && !network.testnet
}
