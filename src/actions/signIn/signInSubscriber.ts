import type { SignInGate } from '../../controllers/signInGate.ts'
import { siwx } from '../../controllers/siwx.ts'
import { hostSessionOf, sessionsInUse, standingBySession } from './knownSessions.ts'
import { signInOffer } from './signInOffer.ts'
import { continueWithSignIn, isSignedOut, isSignInFirst, preventsClosing } from './signInRules.ts'
import { waitForSession } from './waitForSignIn.ts'

/** The answers of sign-in to other code, which asks the gate. */
export const signInSubscriber: SignInGate = {
  isOn: () => siwx.options.enabled,
  follows: continueWithSignIn,
  preventsClosing,
  offer: signInOffer,
  isFirst: isSignInFirst,
  isAwaited: isSignedOut,
  session: hostSessionOf,
  sessions: sessionsInUse,
  standing: standingBySession,
  settle: waitForSession,
}
