import { onHostEvent } from '../../controllers/events.ts'
import type { Modal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'
import type { ViewName } from '../../types/view.ts'
import { subscribe } from '../../utils/state.ts'
import { hasLeftPage, leftPage } from './whileInPage.ts'

/** True for the views after the user has chosen a wallet or login, including those of the sign-in. */
const isConnectingView = (view: ViewName | undefined) =>
  /^(Connecting|Email|SIWX|ApproveT)/.test(view ?? '')

/**
 * Returns a check for embedded modals, which never close. The check is true if the stack has a new first view. It is
 * also true if the user has returned to Connect after choosing a wallet or login.
 */
function watchLeaving({ router }: Modal): () => boolean {
  const [first] = router.state.history
  let wasConnecting = isConnectingView(router.top()?.view)
  return () => {
    const view = router.top()?.view
    if (isConnectingView(view)) {
      wasConnecting = true
      return false
    }
    return router.state.history[0] !== first || (wasConnecting && view === 'Connect')
  }
}

/**
 * Resolves with the next connection, of `namespace` if given.
 *
 * @throws WalletModalError USER_REJECTED if the user closes the modal, or leaves the connecting views of an embedded
 * one, or if the element leaves the page; UNSUPPORTED_CHAIN if the wallet has connected other namespaces only
 */
export function waitForConnection(modal: Modal, namespace?: Namespace): Promise<ConnectDetail> {
  const { state, router } = modal
  const hasLeft = watchLeaving(modal)
  let isElsewhere = false
  return new Promise((resolve, reject) => {
    const check = () => {
      const isGone = hasLeftPage(modal)
      if (!isGone && state.open && !(state.embedded && hasLeft())) return
      stop()
      if (isGone) reject(leftPage())
      else if (isElsewhere) {
        const longMessage = `The wallet connected, but not on ${namespace}.`
        reject(new WalletModalError('UNSUPPORTED_CHAIN', { longMessage }))
      } else reject(new WalletModalError('USER_REJECTED', { longMessage: 'The modal was closed.' }))
    }
    const stops = [
      onHostEvent((name, connected) => {
        if (name !== 'connect') return
        if (namespace && connected.namespace !== namespace) {
          isElsewhere ||= !connected.restored
          return
        }
        stop()
        resolve(connected)
      }),
      subscribe(state, check),
      subscribe(router.state, check),
    ]
    function stop() {
      for (const one of stops) one()
    }
  })
}
