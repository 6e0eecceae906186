import { type ConnectionListener, onConnectionEvent } from '../../controllers/events.ts'
import {
  frontModal,
  type Modal,
  openModals,
  setOpen,
  updateModal,
} from '../../controllers/modal.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import type { ViewName } from '../../types/view.ts'
import { isConnected } from '../connection/isConnected.ts'
import { leaveDisconnectedNamespace } from '../connection/leaveDisconnectedNamespace.ts'
import { closeModal } from './closeModal.ts'
import { isUnsupported } from './isUnsupported.ts'

/**
 * Actions that connect, switch or disconnect do not import modals. The modals' reactions to connection events are here.
 */

const networkViews: readonly ViewName[] = [
  'Networks',
  'SwitchNetwork',
  'SwitchActiveChain',
  'UnsupportedChain',
]

const showsWalletsOnly = ({ router: { state } }: Modal): boolean =>
  state.history.every(({ view }) => view === 'Connect')

/**
 * After the active account has disconnected, shows another connected namespace's account, or closes the modal. A modal
 * that only offers wallets stays as it is.
 */
function leaveAccountViews(): void {
  for (const modal of openModals()) {
    if (showsWalletsOnly(modal)) continue
    if (!isConnected()) closeModal(modal)
    else {
      updateModal(modal, { namespaceFilter: null })
      modal.router.reset('Account')
      showUnsupportedChain()
    }
  }
}

/** After a switch, each open modal returns to the view from which the switch was opened. */
function leaveNetworkViews(): void {
  for (const modal of openModals()) {
    const { router } = modal
    const first = router.state.history.findIndex(({ view }) => networkViews.includes(view))
    const top = router.top()
    if (first < 0 || !top || !networkViews.includes(top.view)) continue
    if (top.data.swapUnsupportedChain) router.replace('Swap')
    else if (first > 0) router.goBackToIndex(first - 1)
    else if (modal.state.embedded) router.reset(isConnected() ? 'Account' : 'Connect')
    else setOpen(modal, false)
  }
}

/**
 * After a declined connection a connected namespace becomes active, unless a modal is open for the namespace of the
 * declined connection.
 */
function leaveDeclined(namespace: Namespace): void {
  const isOpenForIt = openModals().some(({ state }) => state.namespaceFilter === namespace)
  if (!isOpenForIt) leaveDisconnectedNamespace()
}

/**
 * Opens UnsupportedChain as the only view of the stack if the user must leave `network`, by default the active network.
 */
export function showUnsupportedChain(network?: Network): void {
  const modal = frontModal()
  if (!modal || !isUnsupported(network)) return
  modal.router.reset('UnsupportedChain')
  setOpen(modal, true)
}

export function finishConnecting(modal: Modal): void {
  if (isUnsupported()) showUnsupportedChain()
  else if (!signInGate()?.follows(modal)) closeModal(modal)
}

const follow: ConnectionListener = (name, detail) => {
  if (name === 'accountGone') leaveAccountViews()
  if (name === 'declined') leaveDeclined(detail.namespace)
  if (name === 'networkChanged') {
    leaveNetworkViews()
    showUnsupportedChain(detail.network)
  }
}

/** Subscribes modals to connection events; further calls have no effect. */
export function followConnections(): void {
  onConnectionEvent(follow)
}
