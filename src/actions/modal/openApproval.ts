import { subscribe } from 'valtio/vanilla'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { mustBeAnswered } from '../../controllers/router.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { closeModal } from './closeModal.ts'
import { isUnsupported } from './isUnsupported.ts'

export const approvalView = 'ApproveTransaction'

export interface Approval {
  /** Stops watching once the user has decided: leaving the view is no abort any more. */
  stop(): void
  /** Returns to the previous view, if the request is still shown; a modal that was closed before closes. */
  leave(): void
}

/** Refuses to cover a view that requires leaving the network first. */
function requireNetwork({ state, router }: Modal): void {
  if (!state.open || !router.state.history.some(mustBeAnswered) || !isUnsupported()) return
  throw new ProviderRpcError(errorCodes.chainDisconnected, 'Unsupported network')
}

/**
 * `abandoned` is called once if the user leaves the view without a decision.
 * @throws ProviderRpcError 4901 while an unsupported network must be left
 */
export function openApproval(modal: Modal, abandoned: () => void): Approval {
  requireNetwork(modal)
  const { state, router } = modal
  const isTop = () => router.top()?.view === approvalView
  const isShown = () => state.open && state.inPage && isTop()
  const wasOpen = state.open
  // A nested request leaves closing the view to the outer one.
  const wasShown = isShown()
  if (wasOpen) router.push(approvalView)
  else {
    router.reset(approvalView)
    setOpen(modal, true)
  }
  const check = () => {
    if (isShown()) return
    stop()
    // An element that is inserted again must not show an aborted request.
    if (state.open && isTop()) router.goBack()
    abandoned()
  }
  const stops = [subscribe(state, check, true), subscribe(router.state, check, true)]
  function stop() {
    for (const one of stops) one()
  }
  return {
    stop,
    leave() {
      if (!isShown() || wasShown) return
      if (wasOpen) router.goBack()
      else closeModal(modal)
    },
  }
}
