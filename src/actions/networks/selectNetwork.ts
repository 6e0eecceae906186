import { accountOf, connectedNamespaces } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Network } from '../../types/network.ts'
import { reportError } from '../report/reportError.ts'
import { switchNetwork } from './switchNetwork.ts'

/**
 * Opens the view that requests the switch. A user who is connected on other namespaces only is asked to connect this
 * one first; without a connection the network is selected for the next.
 */
export function selectNetwork(modal: Modal, network: Network): void {
  const namespace = network.chainNamespace
  const isCurrent =
    namespace === networks.activeNamespace &&
    networks.active[namespace]?.caipNetworkId === network.caipNetworkId
  if (isCurrent) modal.router.goBack()
  else if (accountOf(namespace).status === 'connected') {
    modal.router.push('SwitchNetwork', { network })
  } else if (connectedNamespaces().length > 0) {
    modal.router.push('SwitchActiveChain', { network })
  } else switchNetwork(network).catch((thrown: unknown) => reportError(thrown, 'toast'))
}
