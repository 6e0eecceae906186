import { accountOf } from '../../controllers/accounts.ts'
import { frontModal, setOpen } from '../../controllers/modal.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import type { Network } from '../../types/network.ts'

/** Whether the active family's wallet stands where the app cannot follow, and the visitor must do something. */
export function isUnsupported(network: Network | undefined): boolean {
  return (
    network?.chainNamespace === networks.activeNamespace &&
    options.enableNetworkSwitch &&
    !options.allowUnsupportedChain &&
    !findRequestedNetwork(network.caipNetworkId) &&
    accountOf(network.chainNamespace).status === 'connected'
  )
}

/** Opens UnsupportedChain, alone on the stack, when the wallet is on a network that is not configured. */
export function showUnsupportedChain(network: Network | undefined): void {
  const modal = frontModal()
  if (!modal || !isUnsupported(network)) return
  modal.router.reset('UnsupportedChain')
  setOpen(modal, true)
}
