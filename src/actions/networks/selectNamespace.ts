import { accountOf } from '../../controllers/accounts.ts'
import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { applyNetwork } from '../connection/applyNetwork.ts'
import { fetchWallets } from '../wallets/fetchWallets.ts'

/** Makes a connected namespace active; shows Connect for a disconnected one. */
export function selectNamespace(modal: Modal, namespace: Namespace): void {
  const network = networks.active[namespace]
  const isConnected = accountOf(namespace).status === 'connected'
  if (!isConnected || !network) connectNamespace(modal, namespace)
  else if (namespace === networks.activeNamespace) modal.router.goBack()
  else applyNetwork(namespace, network.caipNetworkId, { activates: true })
}

export function connectNamespace(modal: Modal, namespace: Namespace, network?: Network): void {
  void fetchWallets()
  modal.router.push('Connect', { namespace, network })
}
