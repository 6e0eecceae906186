import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { networks } from '../../controllers/networks.ts'

/** Whether accounts of the active namespace can have names of the registrar. */
export function supportsNames(): boolean {
  return namespaceDefinitions[networks.activeNamespace]?.supports.names ?? false
}

/** Whether an account there should be offered one: on test networks names are not shown. */
export function offersNames(): boolean {
  const network = networks.active[networks.activeNamespace]
  return supportsNames() && network !== undefined && !network.testnet
}
