import { frontModal, type Modal, openModals, setOpen } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import type { ViewName } from '../../types/view.ts'
import { closeModal } from '../modal/closeModal.ts'

const signInViews: readonly (ViewName | undefined)[] = ['SIWXSignMessage', 'ConnectingSiwe']

/** Modals that opened by themselves for signing in; they close afterwards. */
const autoOpened = new Set<Modal>()
let isDismissed = false

export function isSignInView(view: ViewName | undefined): boolean {
  return signInViews.includes(view)
}

/** Suppresses the optional sign-in on this page until the user or page requests it. */
export function dismissSignIn(): void {
  isDismissed = true
}

export function opensByItself(): boolean {
  return siwx.options.required || !isDismissed
}

export function markAutoOpened(modal: Modal): void {
  autoOpened.add(modal)
}

/** Shows the sign-in view in the modal that opened for it, else in the front one. */
export function showSignIn(): void {
  const modal = [...autoOpened].find(({ state }) => state.open) ?? frontModal()
  if (!modal) return
  autoOpened.add(modal)
  if (!isSignInView(modal.router.top()?.view)) modal.router.reset('SIWXSignMessage')
  setOpen(modal, true)
}

/** Called when no account is left to sign in: the modals are no longer closed by signing in. */
export function releaseModals(): void {
  autoOpened.clear()
}

/** After signing in: closes modals that opened by themselves, and shows the account in those that the user opened. */
export function leaveSignInViews(): void {
  for (const modal of openModals()) {
    const isShown = isSignInView(modal.router.top()?.view)
    if (autoOpened.has(modal)) closeModal(modal)
    else if (isShown) modal.router.reset('Account')
  }
  autoOpened.clear()
}
