import { alert } from '../../controllers/alert.ts'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { hideToast } from '../../controllers/toast.ts'
import { leaveDisconnectedNamespace } from '../connection/activateNamespace.ts'
import { track } from '../report/track.ts'
import { isConnected } from './openModal.ts'

const shakeMs = 500

/** Views that must be answered: leaving them takes a choice in the view itself. */
function mustStay(modal: Modal): boolean {
  return modal.router.top()?.view === 'UnsupportedChain'
}

/** Closes a modal; an embedded one only navigates. */
export function closeModal(modal: Modal): void {
  if (!modal.state.open) return
  hideToast()
  alert.message = null
  // Who came for another family's wallet and left without one is where he was.
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
