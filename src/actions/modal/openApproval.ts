import { subscribe } from 'valtio/vanilla'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { closeModal } from './closeModal.ts'

export const approvalView = 'ApproveTransaction'

/** A question to the person, shown in a modal. */
export interface Approval {
  /** It is answered: leaving the view means nothing any more. */
  stop(): void
  /** Goes back to what the modal showed before, if it still shows the question: one that was closed closes. */
  leave(): void
}

/** Shows ApproveTransaction. `abandoned` is called once if the person leaves it without an answer. */
export function openApproval(modal: Modal, abandoned: () => void): Approval {
  const { state, router } = modal
  const isShown = () => state.open && router.top()?.view === approvalView
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
