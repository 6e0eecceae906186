import { alert } from '../../controllers/alert.ts'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { mustBeAnswered } from '../../controllers/router.ts'
import { signIn } from '../../controllers/signInGate.ts'
import { hideToast } from '../../controllers/toast.ts'
import { isConnected } from '../account/isConnected.ts'
import { leaveDisconnectedNamespace } from '../networks/leaveDisconnectedNamespace.ts'
import { track } from '../report/track.ts'
import { isUnsupported } from './isUnsupported.ts'

const shakeMs = 500

/** Views that must be answered: leaving them takes a choice in the view itself. */
function mustStay(modal: Modal): boolean {
  const top = modal.router.top()
  if (!top) return false
  const isStuck = mustBeAnswered(top) && isUnsupported()
  return isStuck || Boolean(signIn.gate?.holds(top.view))
}

/** Closes a modal; an embedded one only navigates. */
export function closeModal(modal: Modal): void {
  if (!modal.state.open) return
  hideToast()
  alert.message = null
  // Closing a namespace-filtered modal without connecting restores the active namespace.
  if (modal.state.namespaceFilter) leaveDisconnectedNamespace()
  if (modal.state.embedded) {
    modal.state.namespaceFilter = null
    modal.router.reset(isConnected() ? 'Account' : 'Connect')
    return
  }
  setOpen(modal, false)
  track('MODAL_CLOSE', { connected: isConnected() })
}

/** What Escape, the overlay and the close button do: close, or shake where that is not allowed. */
export function tryCloseModal(modal: Modal): void {
  if (!mustStay(modal)) {
    closeModal(modal)
    return
  }
  modal.state.shaking = true
  setTimeout(() => {
    modal.state.shaking = false
  }, shakeMs)
}
