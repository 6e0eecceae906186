import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { type ConnectionEvent, onConnectionEvent } from '../../controllers/connectionEvents.ts'
import { liveConnection, unrestorableOf } from '../../controllers/connections.ts'
import { networks } from '../../controllers/networks.ts'
import { setSignInGate, setStanding, signInGate } from '../../controllers/signInGate.ts'
import { siwx } from '../../controllers/siwx.ts'
import { siwxSessionsKey } from '../../storage/siwxSessions.ts'
import { isConnected } from '../connection/isConnected.ts'
import { emitOutOfUse } from './emitSession.ts'
import { endSessions } from './endSessions.ts'
import { hostSessionOf, sessionsInUse, standingBySession } from './knownSessions.ts'
import { dropOfferedSessions } from './offeredSessions.ts'
import { refreshOthers, refreshSignIn } from './refreshSignIn.ts'
import { signInAccount } from './signInAccount.ts'
import { isSignInView, markAutoOpened, opensByItself } from './signInModals.ts'
import { signInOffer } from './signInOffer.ts'
import { waitForSession } from './waitForSignIn.ts'

function follow(event: ConnectionEvent): void {
  // The wallet that was offered to sign while connecting has declined.
  if (event.type === 'declined') dropOfferedSessions()
  if (event.type !== 'ended') return
  const { namespace, reason } = event
  delete siwx.known[namespace]
  // A locked wallet will be restored, and the user is still signed in then.
  if (!unrestorableOf(namespace)) endSessions(namespace, reason)
}

export function isSignedOut(): boolean {
  const account = siwx.options.enabled ? signInAccount() : null
  if (!account) return false
  return siwx.caipAddress !== account.caipAddress || siwx.status !== 'signedIn'
}

/** True if the wallet is on a network that is not configured, on which signing in is not possible. */
function isElsewhere(): boolean {
  return siwx.options.enabled && isConnected() && !signInAccount()
}

function followAccount(): void {
  emitOutOfUse()
  refreshOthers()
  const caipAddress = siwx.options.enabled ? (signInAccount()?.caipAddress ?? null) : null
  if (caipAddress === siwx.caipAddress) return
  // After a restored connection the user has done nothing yet, so no view opens by itself.
  void refreshSignIn({ opens: !liveConnection(networks.activeNamespace)?.isUntouched })
}

/** Subscribes signing in to accounts, networks and other tabs; once per page. */
export function followSignIn(): void {
  void refreshSignIn({ opens: false })
  refreshOthers()
  if (signInGate()) return
  setSignInGate({
    offer: signInOffer,
    isOn: () => siwx.options.enabled,
    follows(modal) {
      if (!isSignedOut() || !opensByItself()) return false
      markAutoOpened(modal)
      void refreshSignIn({ opens: true })
      return true
    },
    preventsClosing: (view) =>
      (isSignInView(view) || view === 'ApproveTransaction') &&
      siwx.options.required &&
      isSignedOut(),
    isFirst: (view) =>
      siwx.options.required && !isSignInView(view) && (isSignedOut() || isElsewhere()),
    isAwaited: isSignedOut,
    session: hostSessionOf,
    sessions: sessionsInUse,
    settle: waitForSession,
  })
  setStanding(standingBySession)
  onConnectionEvent(follow)
  subscribe(accounts, followAccount)
  subscribe(networks, followAccount)
  addEventListener('storage', ({ key }) => {
    if (key !== siwxSessionsKey && key !== null) return
    if (siwx.caipAddress) void refreshSignIn({ opens: false })
    refreshOthers({ anew: true })
  })
}
