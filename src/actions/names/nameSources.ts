import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NameSources } from '../../types/names.ts'
import type { Network } from '../../types/network.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** Returns the nodes of the page's networks, and of the name service's registry. */
export function nameSources(
  registry: Network,
  mayAskGateways: boolean,
  signal?: AbortSignal,
): NameSources {
  return {
    rpcOf(id) {
      const network = findRequestedNetwork(id) ?? (id === registry.caipNetworkId && registry)
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
