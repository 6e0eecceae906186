import { accountOf } from '../../controllers/accounts.ts'
import { openModals } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { DisconnectReason } from '../../types/host.ts'
import { closeModal } from '../modal/closeModal.ts'
import { isConnected } from '../modal/openModal.ts'
import { showUnsupportedChain } from '../modal/showUnsupportedChain.ts'
import { leaveDisconnectedNamespace } from './activateNamespace.ts'
import { forgetConnection } from './forgetConnection.ts'

/**
 * Forgets connections that have ended for good. Where that was the active one, another family that is
 * connected takes its place, and the modals show its account; without any they close.
 */
export function endConnections(scope: readonly Namespace[], reason: DisconnectReason): void {
  const { activeNamespace } = networks
  const isShown = scope.includes(activeNamespace) && accountOf(activeNamespace).address !== null
  for (const namespace of scope) forgetConnection(namespace, reason)
  leaveDisconnectedNamespace()
  if (!isShown) return
  for (const modal of openModals()) {
    if (isConnected()) {
      modal.state.namespaceFilter = null
      modal.router.reset('Account')
      showUnsupportedChain(networks.active[networks.activeNamespace])
    } else if (modal.state.embedded) modal.router.reset('Connect')
    else closeModal(modal)
  }
}
