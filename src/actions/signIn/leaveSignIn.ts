import { abortSigning, signInVisit, siwx } from '../../controllers/siwx.ts'

/** Called when the sign-in view is left without signing in. */
export function leaveSignIn(): void {
  abortSigning()
  if (siwx.status !== 'signedIn' && !siwx.options.required) signInVisit.isDismissed = true
}
