import { findNetwork } from '../../chains/networks.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NameService, NameSources } from '../../types/names.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** Returns the nodes of the page's networks, and of the network on which the name service is. */
export function nameSources(
  { caipNetworkId: own }: NameService,
  mayAskGateways: boolean,
  signal?: AbortSignal,
): NameSources {
  return {
    rpcOf(id) {
      const network = findRequestedNetwork(id) ?? (id === own && findNetwork(id))
      return network ? rpcFor(network) : null
    },
    asksGateways: options.ccipRead && mayAskGateways,
    signal,
  }
}

/** True if the page has a node of the network. Other nodes are asked only for names that the user types. */
export function hasOwnNode(caipNetworkId: CaipNetworkId): boolean {
  return Boolean(
    serviceContext() ?? options.customRpcUrls[caipNetworkId] ?? findRequestedNetwork(caipNetworkId),
  )
}
