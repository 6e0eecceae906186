import type { Modal } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import type { ViewName } from '../../types/view.ts'
import { isConnected } from '../connection/isConnected.ts'
import { isWatchOnly } from '../connection/isWatchOnly.ts'
import { addAutoOpened } from './autoOpened.ts'
import { refreshSignIn } from './refreshSignIn.ts'
import { signInAccount } from './signInAccount.ts'
import { isSignInView, opensByItself } from './signInModals.ts'

export function isSignedOut(): boolean {
  const account = siwx.options.enabled ? signInAccount() : null
  if (!account || (!siwx.options.required && isWatchOnly(account.namespace))) return false
  return siwx.caipAddress !== account.caipAddress || siwx.status !== 'signedIn'
}

/** True if the user cannot sign in because the wallet's network is not configured. */
function isElsewhere(): boolean {
  return siwx.options.enabled && isConnected() && !signInAccount()
}

/**
 * True if the user must sign in before `view` is shown. Without `view`, true if that holds for any view of the account.
 */
export const isSignInFirst = (view?: ViewName): boolean =>
  siwx.options.required && !isSignInView(view) && (isSignedOut() || isElsewhere())

/** True if the user can leave the view only by pressing one of its buttons. */
export const preventsClosing = (view: ViewName | undefined): boolean =>
  (isSignInView(view) || view === 'ApproveTransaction') && siwx.options.required && isSignedOut()

/** Continues with the sign-in after connecting in a modal. Returns false if the modal need not stay open for it. */
export function continueWithSignIn(modal: Modal): boolean {
  if (!isSignedOut() || !opensByItself()) return false
  addAutoOpened(modal)
  void refreshSignIn({ opens: true })
  return true
}
