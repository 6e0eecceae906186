import { setAlert } from '../../controllers/alert.ts'
import { type Modal, setOpen, updateModal } from '../../controllers/modal.ts'
import { mustBeDecided } from '../../controllers/router.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { hideToast } from '../../controllers/toast.ts'
import { isConnected } from '../connection/isConnected.ts'
import { leaveDisconnectedNamespace } from '../connection/leaveDisconnectedNamespace.ts'
import { track } from '../report/track.ts'
import { isUnsupported } from './isUnsupported.ts'

const shakeMs = 500

/** True for a view that the user must not close without a decision. */
function mustStay(modal: Modal): boolean {
  const top = modal.router.top()
  if (!top) return false
  const isStuck = mustBeDecided(top) && isUnsupported()
  return isStuck || Boolean(signInGate()?.preventsClosing(top.view))
}

/** Closes a modal. An embedded modal shows Account or Connect instead. */
export function closeModal(modal: Modal): void {
  if (!modal.state.open) return
  hideToast()
  setAlert(null)
  // If the modal was opened for a namespace that the user did not connect, a connected namespace becomes active again.
  if (modal.state.namespaceFilter) leaveDisconnectedNamespace()
  if (modal.state.embedded) {
    updateModal(modal, { namespaceFilter: null })
    modal.router.reset(isConnected() ? 'Account' : 'Connect')
    return
  }
  setOpen(modal, false)
  track('MODAL_CLOSE', { connected: isConnected() })
}

/** Handles Escape, overlay and close button: closes the modal, or shakes it if a decision is required. */
export function tryCloseModal(modal: Modal): void {
  if (!mustStay(modal)) {
    closeModal(modal)
    return
  }
  updateModal(modal, { shaking: true })
  setTimeout(() => updateModal(modal, { shaking: false }), shakeMs)
}
