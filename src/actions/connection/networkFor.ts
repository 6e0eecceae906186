import { toNetwork } from '../../chains/networks.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'

/** The host's definition of a network, else the built-in one or a placeholder. */
export function networkFor(caipNetworkId: CaipNetworkId): Network {
  return findRequestedNetwork(caipNetworkId) ?? toNetwork(caipNetworkId)
}
