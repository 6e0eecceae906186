import { accountOf, connectedNamespaces } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Network } from '../../types/network.ts'
import { reportError } from '../report/reportError.ts'
import { switchNetwork } from './switchNetwork.ts'

/**
 * What a press on a network's row leads to: a wallet is asked in a view of its own, and so is the visitor who
 * is connected on other namespaces only.
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
