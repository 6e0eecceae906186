import { siwx } from '../../controllers/siwx.ts'
import { abortSigning } from './signIn.ts'
import { dismissSignIn } from './signInModals.ts'

/** Called when the sign-in view is left without signing in. */
export function leaveSignIn(): void {
  abortSigning()
  if (siwx.status !== 'signedIn' && !siwx.options.required) dismissSignIn()
}
