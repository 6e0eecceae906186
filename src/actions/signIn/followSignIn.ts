import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { onConnectionEvent } from '../../controllers/connectionEvents.ts'
import { unrestorableOf } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/hostEvents.ts'
import { networks } from '../../controllers/networks.ts'
import { signIn } from '../../controllers/signInGate.ts'
import { siwx } from '../../controllers/siwx.ts'
import { siwxSessionsKey } from '../../storage/siwxSessions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { HostEventMap } from '../../types/host.ts'
import { isConnected } from '../account/isConnected.ts'
import { endSessions } from './endSessions.ts'
import { dropOfferedSessions } from './offeredSessions.ts'
import { refreshSignIn } from './refreshSignIn.ts'
import { signInAccount } from './signInAccount.ts'
import { isSignInView, leadModal, opensByItself } from './signInModals.ts'
import { signInOffer } from './signInOffer.ts'

/**
 * Namespaces whose connection was restored and has not changed since. The visitor has done nothing, so the view of
 * signing in does not open for them by itself.
 */
const untouched = new Set<Namespace>()

function hear<Name extends keyof HostEventMap>(name: Name, detail: HostEventMap[Name]): void {
  if (name === 'connect') {
    const { namespace, restored } = detail as HostEventMap['connect']
    if (restored) untouched.add(namespace)
    else untouched.delete(namespace)
  }
  if (name === 'accountchange' || name === 'networkchange') {
    untouched.delete((detail as HostEventMap['networkchange']).namespace)
  }
  if (name === 'disconnect') {
    const { namespace, reason } = detail as HostEventMap['disconnect']
    // A wallet that is only locked will be restored, and the visitor is still signed in then.
    if (!unrestorableOf(namespace)) endSessions(namespace, reason)
  }
}

/** Whether the account that is in use on this page still has to sign in. */
function isSignedOut(): boolean {
  const account = siwx.options.enabled ? signInAccount() : null
  if (!account) return false
  return siwx.caipAddress !== account.caipAddress || siwx.status !== 'signedIn'
}

/** Whether the wallet is on a network that is none of the page's, where nobody can sign in. */
function isElsewhere(): boolean {
  return siwx.options.enabled && isConnected() && !signInAccount()
}

function followAccount(): void {
  const caipAddress = siwx.options.enabled ? (signInAccount()?.caipAddress ?? null) : null
  if (caipAddress === siwx.caipAddress) return
  void refreshSignIn({ opens: !untouched.has(networks.activeNamespace) })
}

let isFollowing = false

/** Signing in follows accounts, networks and other tabs from now on; once for the page. */
export function followSignIn(): void {
  void refreshSignIn({ opens: false })
  if (isFollowing) return
  isFollowing = true
  signIn.gate = {
    offer: signInOffer,
    isOn: () => siwx.options.enabled,
    follows(modal) {
      if (!isSignedOut() || !opensByItself()) return false
      leadModal(modal)
      void refreshSignIn({ opens: true })
      return true
    },
    holds: (view) =>
      (isSignInView(view) || view === 'ApproveTransaction') &&
      siwx.options.required &&
      isSignedOut(),
    isFirst: (view) =>
      siwx.options.required && !isSignInView(view) && (isSignedOut() || isElsewhere()),
    isAwaited: isSignedOut,
  }
  onHostEvent(hear)
  onConnectionEvent(({ type }) => type === 'declined' && dropOfferedSessions())
  subscribe(accounts, followAccount)
  subscribe(networks, followAccount)
  addEventListener('storage', ({ key }) => {
    const isOurs = key === siwxSessionsKey || key === null
    if (isOurs && siwx.caipAddress) void refreshSignIn({ opens: false })
  })
}
