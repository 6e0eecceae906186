import { accountOf } from '../controllers/accounts.ts'
import { openModals } from '../controllers/modal.ts'
import { networks } from '../controllers/networks.ts'
import type { Namespace } from '../types/caip.ts'
import type { DisconnectReason } from '../types/host.ts'
import { closeModal } from './closeModal.ts'
import { forgetConnection } from './forgetConnection.ts'

/** Forgets a connection that has ended for good; what the modals show of its account goes with it. */
export function endConnection(namespace: Namespace, reason: DisconnectReason): void {
  const isShown = namespace === networks.activeNamespace && accountOf(namespace).address !== null
  forgetConnection(namespace, reason)
  if (!isShown) return
  for (const modal of openModals()) {
    if (modal.state.embedded) modal.router.reset('Connect')
    else closeModal(modal)
  }
}
