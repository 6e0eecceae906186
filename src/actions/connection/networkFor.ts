import { toNetwork } from '../../chains/networks.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** Returns the host's definition of a network, else the built-in one, else a placeholder. */
export function networkFor(caipNetworkId: CaipNetworkId): Network {
  return findRequestedNetwork(caipNetworkId) ?? toNetwork(caipNetworkId)
}
