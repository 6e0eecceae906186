import { accountOf } from '../controllers/accounts.ts'
import { openModals } from '../controllers/modal.ts'
import { networks } from '../controllers/networks.ts'
import type { Namespace } from '../types/caip.ts'
import type { DisconnectReason } from '../types/host.ts'
import { leaveDisconnectedNamespace } from './activateNamespace.ts'
import { closeModal } from './closeModal.ts'
import { forgetConnection } from './forgetConnection.ts'

/**
 * Forgets connections that have ended for good; what the modals show of the active one's account goes with
 * it, and another family that is connected becomes the active one.
 */
export function endConnections(scope: readonly Namespace[], reason: DisconnectReason): void {
  const { activeNamespace } = networks
  const isShown = scope.includes(activeNamespace) && accountOf(activeNamespace).address !== null
  for (const namespace of scope) forgetConnection(namespace, reason)
  leaveDisconnectedNamespace()
  if (!isShown) return
  for (const modal of openModals()) {
    if (!modal.state.embedded) closeModal(modal)
    else modal.router.reset(networks.activeNamespace === activeNamespace ? 'Connect' : 'Account')
  }
}
