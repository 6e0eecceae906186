import { type Modal, setOpen } from '../../controllers/modal.ts'
import { mustBeDecided } from '../../controllers/router.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { subscribe } from '../../utils/state.ts'
import { closeModal } from './closeModal.ts'
import { isUnsupported } from './isUnsupported.ts'

export const approvalView = 'ApproveTransaction'

export interface Approval {
  /** Must be called once the user has decided. Leaving the view then no longer calls `abandoned`. */
  stop(): void
  /** Returns to the previous view if the request is still shown. Closes a modal that was opened for the request. */
  leave(): void
}

/** @throws ProviderRpcError 4901 while a view is open that requires the user to leave an unsupported network */
function requireNetwork({ state, router }: Modal): void {
  if (!state.open || !router.state.history.some(mustBeDecided) || !isUnsupported()) return
  throw new ProviderRpcError(errorCodes.chainDisconnected, 'Unsupported network')
}

/**
 * Shows the approval view. `abandoned` is called once if the user leaves it without a decision.
 *
 * @throws ProviderRpcError 4901 while a view is open that requires the user to leave an unsupported network
 */
export function openApproval(modal: Modal, abandoned: () => void): Approval {
  requireNetwork(modal)
  const { state, router } = modal
  const isTop = () => router.top()?.view === approvalView
  const isShown = () => state.open && state.inPage && isTop()
  const wasOpen = state.open
  // If the view is already shown for an outer request, the outer request closes it.
  const wasShown = isShown()
  if (wasOpen) router.push(approvalView)
  else {
    router.reset(approvalView)
    setOpen(modal, true)
  }
  const check = () => {
    if (isShown()) return
    stop()
    // If the element is inserted into the page again, it must not show an aborted request.
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
