import { liveConnection, updateLive } from '../../controllers/connections.ts'
import { type Modal, openModals } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { siwx } from '../../controllers/siwx.ts'
import { subscribe } from '../../utils/state.ts'
import { showConnections } from '../connection/showConnection.ts'
import { isUnknown, sessionOf } from './knownSessions.ts'
import { leaveSignIn } from './leaveSignIn.ts'
import { signInAccount } from './signInAccount.ts'
import { isSignInView } from './signInModals.ts'

const showsSignIn = ({ router }: Modal) => isSignInView(router.top()?.view)

/** A restored account counts as connecting, no longer as disconnected, once the sign-in view is shown for it. */
function wakeAccount(): void {
  const namespace = networks.activeNamespace
  const live = liveConnection(namespace)
  if (!live?.isUntouched || isUnknown(namespace) || sessionOf(namespace)) return
  updateLive(live, { isUntouched: false })
  showConnections()
}

export function followSessions(): void {
  subscribe(siwx, () => {
    showConnections()
    if (openModals().some(showsSignIn)) wakeAccount()
  })
}

/** Cancels the sign-in when a modal that shows its view closes, even if the view is still loading. */
export function watchSignInViews(modal: Modal): void {
  const { router, state } = modal
  const look = () => {
    if (showsSignIn(modal)) (state.open ? wakeAccount : leaveSignIn)()
  }
  subscribe(state, look, true)
  let wasShown = showsSignIn(modal)
  // An embedded modal stays open: the sign-in is left when another view replaces it.
  const change = () => {
    const isShown = showsSignIn(modal)
    const isLeft = wasShown && state.open && !isShown && router.top()?.view !== 'ApproveTransaction'
    wasShown = isShown
    if (isLeft && !siwx.isSigning && signInAccount()) leaveSignIn()
    if (state.open) look()
  }
  subscribe(router.state, change, true)
}
