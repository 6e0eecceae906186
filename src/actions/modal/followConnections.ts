import { type ConnectionEvent, onConnectionEvent } from '../../controllers/connectionEvents.ts'
import { frontModal, type Modal, openModals, setOpen } from '../../controllers/modal.ts'
import { signIn } from '../../controllers/signInGate.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { ViewName } from '../../types/view.ts'
import { isConnected } from '../account/isConnected.ts'
import { leaveDisconnectedNamespace } from '../networks/leaveDisconnectedNamespace.ts'
import { closeModal } from './closeModal.ts'
import { isUnsupported } from './isUnsupported.ts'

/**
 * What opens, resets or closes a modal when an account or a network comes and goes. The actions that connect, switch
 * and disconnect know no window: they tell what has happened, and this is where modals follow.
 */

const networkViews: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

/** Views that belong to an account that is gone: another namespace's account takes their place, or nothing does. */
function leaveAccountViews(): void {
  for (const modal of openModals()) {
    if (!isConnected()) closeModal(modal)
    else {
      modal.state.namespaceFilter = null
      modal.router.reset('Account')
      showUnsupportedChain()
    }
  }
}

/** After a switch, each open modal leaves the views that asked for it: back to where they were opened from. */
function leaveNetworkViews(): void {
  for (const modal of openModals()) {
    const { router } = modal
    const first = router.state.history.findIndex(({ view }) => networkViews.includes(view))
    const top = router.top()
    if (first < 0 || !top || !networkViews.includes(top.view)) continue
    // Who came to swap goes on to it.
    if (top.data.swapUnsupportedChain) router.replace('Swap')
    else if (first > 0) router.goBackToIndex(first - 1)
    else if (modal.state.embedded) router.reset(isConnected() ? 'Account' : 'Connect')
    else setOpen(modal, false)
  }
}

/** A modal that was opened for a namespace stays on it; elsewhere one that is connected is gone back to. */
function leaveDeclined(namespace: Namespace): void {
  const isOpenForIt = openModals().some(({ state }) => state.namespaceFilter === namespace)
  if (!isOpenForIt) leaveDisconnectedNamespace()
}

/**
 * Opens UnsupportedChain, alone on the stack, when the wallet is on a network that is not configured: that of the
 * active namespace unless one is given.
 */
export function showUnsupportedChain(network?: Network): void {
  const modal = frontModal()
  if (!modal || !isUnsupported(network)) return
  modal.router.reset('UnsupportedChain')
  setOpen(modal, true)
}

/** After a connection made in a modal: closes it, or shows what has to be done first. */
export function finishConnecting(modal: Modal): void {
  if (isUnsupported()) showUnsupportedChain()
  else if (!signIn.gate?.follows(modal)) closeModal(modal)
}

function follow(event: ConnectionEvent): void {
  if (event.type === 'accountGone') leaveAccountViews()
  if (event.type === 'declined') leaveDeclined(event.namespace)
  if (event.type === 'networkChanged') {
    leaveNetworkViews()
    showUnsupportedChain(event.network)
  }
}

let isFollowing = false

/** Modals follow connections from now on; once for the page. */
export function followConnections(): void {
  if (isFollowing) return
  isFollowing = true
  onConnectionEvent(follow)
}
