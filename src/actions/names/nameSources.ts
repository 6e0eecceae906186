import { findRequestedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { NameSources } from '../../types/names.ts'
import type { Network } from '../../types/network.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** Gives a name service access to the nodes of configured networks and of its registry, and to gateways if allowed. */
export function nameSources(
  registry: Network,
  allowsGateways: () => boolean,
  signal?: AbortSignal,
): NameSources {
  return {
    rpcOf(id) {
      const network = findRequestedNetwork(id) ?? (id === registry.caipNetworkId && registry)
      return network ? rpcFor(network) : null
    },
    allowsGateways: () => options.ccipRead && allowsGateways(),
    signal,
  }
}

/** True if the host configures a node of the network. Public nodes get requests only for names that the user types. */
export function hasOwnNode(caipNetworkId: CaipNetworkId): boolean {
  return Boolean(
    serviceContext() ?? options.customRpcUrls[caipNetworkId] ?? findRequestedNetwork(caipNetworkId),
  )
}
