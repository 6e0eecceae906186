import { subscribe } from 'valtio/vanilla'
import { type Modal, modalsInPage, setOpen } from '../../controllers/modal.ts'
import { closeModal } from './closeModal.ts'

export const approvalView = 'ApproveTransaction'

/** How often it is looked whether an element that stays open is still in the page: its state does not tell. */
const lookMs = 500

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
  const isTop = () => router.top()?.view === approvalView
  const isInPage = () => modalsInPage().includes(modal)
  const isShown = () => state.open && isTop() && isInPage()
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
  const looking = setInterval(check, lookMs)
  function stop() {
    clearInterval(looking)
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
