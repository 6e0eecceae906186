import { accountOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { Network } from '../../types/network.ts'

/**
 * Whether the active namespace's wallet stands where the app cannot follow, and the visitor must do something: on its
 * active network, unless one is given.
 */
export function isUnsupported(
  network: Network | undefined = networks.active[networks.activeNamespace],
): boolean {
  return (
    network?.chainNamespace === networks.activeNamespace &&
    options.enableNetworkSwitch &&
    !options.allowUnsupportedChain &&
    !findRequestedNetwork(network.caipNetworkId) &&
    accountOf(network.chainNamespace).status === 'connected'
  )
}
