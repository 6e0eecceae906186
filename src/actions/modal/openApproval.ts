import { subscribe } from 'valtio/vanilla'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { mustBeAnswered } from '../../controllers/router.ts'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import { closeModal } from './closeModal.ts'
import { isUnsupported } from './isUnsupported.ts'

export const approvalView = 'ApproveTransaction'

/** A question to the person, shown in a modal. */
export interface Approval {
  /** It is answered: leaving the view means nothing any more. */
  stop(): void
  /** Goes back to what the modal showed before, if it still shows the question: one that was closed closes. */
  leave(): void
}

/** What asks the person to leave their network first must be answered, not covered. */
function requireNetwork({ state, router }: Modal): void {
  if (!state.open || !router.state.history.some(mustBeAnswered) || !isUnsupported()) return
  throw new ProviderRpcError(errorCodes.chainDisconnected, 'Unsupported network')
}

/**
 * Shows ApproveTransaction. `abandoned` is called once if the person leaves it without an answer.
 *
 * @throws ProviderRpcError 4901 while the person has to leave an unsupported network
 */
export function openApproval(modal: Modal, abandoned: () => void): Approval {
  requireNetwork(modal)
  const { state, router } = modal
  const isTop = () => router.top()?.view === approvalView
  const isShown = () => state.open && state.inPage && isTop()
  const wasOpen = state.open
  // A question inside another one leaves the view to that.
  const wasShown = isShown()
  if (wasOpen) router.push(approvalView)
  else {
    router.reset(approvalView)
    setOpen(modal, true)
  }
  const check = () => {
    if (isShown()) return
    stop()
    // Back in the page, it must not show a question that nobody asks any more.
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
