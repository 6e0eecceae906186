import type { Modal } from '../../controllers/modal.ts'
import { autoOpened, siwx } from '../../controllers/siwx.ts'
import type { ViewName } from '../../types/view.ts'
import { isConnected } from '../connection/isConnected.ts'
import { refreshSignIn } from './refreshSignIn.ts'
import { signInAccount } from './signInAccount.ts'
import { isSignInView, opensByItself } from './signInModals.ts'

export function isSignedOut(): boolean {
  const account = siwx.options.enabled ? signInAccount() : null
  if (!account) return false
  return siwx.caipAddress !== account.caipAddress || siwx.status !== 'signedIn'
}

/** True if the wallet is on a network that is not configured, on which signing in is not possible. */
function isElsewhere(): boolean {
  return siwx.options.enabled && isConnected() && !signInAccount()
}

/** True if signing in must precede the view; without `view`, any view of the account. */
export const isSignInFirst = (view?: ViewName): boolean =>
  siwx.options.required && !isSignInView(view) && (isSignedOut() || isElsewhere())

/** True if the view can only be left by one of its buttons. */
export const preventsClosing = (view: ViewName | undefined): boolean =>
  (isSignInView(view) || view === 'ApproveTransaction') && siwx.options.required && isSignedOut()

/** Called after a connect in the modal. Returns true if signing in follows there. */
export function continueWithSignIn(modal: Modal): boolean {
  if (!isSignedOut() || !opensByItself()) return false
  autoOpened.add(modal)
  void refreshSignIn({ opens: true })
  return true
}
