import { accountOf } from '../../controllers/accounts.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { Network } from '../../types/network.ts'

/** True if the user must leave `network`, by default the active one, because the page has not configured it. */
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
