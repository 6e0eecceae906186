import { siwx } from '../../controllers/siwx.ts'
import { abortSigning } from './signIn.ts'
import { dismissSignIn } from './signInModals.ts'

/** The view of signing in was left without having done so. */
export function leaveSignIn(): void {
  abortSigning()
  if (siwx.status !== 'signedIn' && !siwx.options.required) dismissSignIn()
}
