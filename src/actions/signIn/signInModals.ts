import { frontModal, type Modal, openModals, setOpen } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import type { ViewName } from '../../types/view.ts'
import { closeModal } from '../modal/closeModal.ts'

const signInViews: readonly (ViewName | undefined)[] = ['SIWXSignMessage', 'ConnectingSiwe']

/** Modals that show signing in because something led to it, and not because the visitor has opened them: they close. */
const led = new Set<Modal>()
let isDismissed = false

export function isSignInView(view: ViewName | undefined): boolean {
  return signInViews.includes(view)
}

/** Who may do without signing in and has closed the view is not asked again on this page, until somebody asks for it. */
export function dismissSignIn(): void {
  isDismissed = true
}

/** Whether signing in shows without being asked for. */
export function opensByItself(): boolean {
  return siwx.options.required || !isDismissed
}

/** That modal is to close once the visitor has signed in. */
export function leadModal(modal: Modal): void {
  led.add(modal)
}

/** Shows signing in: in the modal that led to it, else in the one in front. */
export function showSignIn(): void {
  const modal = [...led].find(({ state }) => state.open) ?? frontModal()
  if (!modal) return
  led.add(modal)
  if (!isSignInView(modal.router.top()?.view)) modal.router.reset('SIWXSignMessage')
  setOpen(modal, true)
}

/** Nobody is there who could sign in: what was led to it goes its own way. */
export function releaseModals(): void {
  led.clear()
}

/** Signing in is over, or not needed: what led to it closes, and what the visitor has opened shows the account. */
export function leaveSignInViews(): void {
  for (const modal of openModals()) {
    const isShown = isSignInView(modal.router.top()?.view)
    if (led.has(modal)) closeModal(modal)
    else if (isShown) modal.router.reset('Account')
  }
  led.clear()
}
