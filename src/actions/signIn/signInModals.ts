import { frontModal, openModals, setOpen } from '../../controllers/modal.ts'
import { signInVisit, siwx } from '../../controllers/siwx.ts'
import type { ViewName } from '../../types/view.ts'
import { closeModal } from '../modal/closeModal.ts'
import { addAutoOpened, autoOpened, clearAutoOpened } from './autoOpened.ts'

const signInViews: readonly (ViewName | undefined)[] = ['SIWXSignMessage', 'ConnectingSiwe']

export function isSignInView(view: ViewName | undefined): boolean {
  return signInViews.includes(view)
}

export function opensByItself(): boolean {
  return siwx.options.required || !signInVisit.isDismissed
}

/** Shows the sign-in view in the modal that was opened for it, else in the front modal. */
export function showSignIn(): void {
  const modal = autoOpened().find(({ state }) => state.open) ?? frontModal()
  if (!modal) return
  addAutoOpened(modal)
  if (!isSignInView(modal.router.top()?.view)) modal.router.reset('SIWXSignMessage')
  setOpen(modal, true)
}

/** Closes modals that were opened for the sign-in. Other modals that show the sign-in view show Account. */
export function leaveSignInViews(): void {
  for (const modal of openModals()) {
    const isShown = isSignInView(modal.router.top()?.view)
    if (autoOpened().includes(modal)) closeModal(modal)
    else if (isShown) modal.router.reset('Account')
  }
  clearAutoOpened()
}
