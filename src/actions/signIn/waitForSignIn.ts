import { accounts } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { onHostEvent } from '../../controllers/events.ts'
import { type Modal, modalsInPage, openModals } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipAddress } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { subscribe } from '../../utils/state.ts'
import { pageStatus } from '../connection/isConnected.ts'
import { isSignInView } from './signInModals.ts'

const rejected = () =>
  new WalletModalError('USER_REJECTED', { longMessage: 'The sign-in was closed.' })

/** Resolves when the account is signed in. @throws WalletModalError USER_REJECTED if view or account changes first */
export function waitForSignIn(modal: Modal, caipAddress: CaipAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    function check() {
      const view = modal.router.top()?.view
      // The embedded wallet requests the signature in the view ApproveTransaction.
      const isShown = modal.state.open && (isSignInView(view) || view === 'ApproveTransaction')
      const isHere = siwx.caipAddress === caipAddress
      if (isHere && siwx.status === 'signedIn') {
        stop()
        resolve()
      } else if (!isHere || (!isShown && !siwx.isSigning)) {
        stop()
        reject(rejected())
      }
    }
    const stops = [
      subscribe(siwx, check),
      subscribe(modal.state, check),
      subscribe(modal.router.state, check),
    ]
    function stop() {
      for (const one of stops) one()
    }
  })
}

/**
 * Resolves when the connection is emitted to the host. The user may have to sign in before that.
 *
 * @throws WalletModalError USER_REJECTED if the wallet disconnects, the modal closes, or the element leaves the page
 * before that
 */
export function waitForSession(modal: Modal, detail: ConnectDetail): Promise<ConnectDetail> {
  const { namespace } = detail
  if (pageStatus(namespace) === 'connected') return Promise.resolve(detail)
  return new Promise((resolve, reject) => {
    let wasOpen = false
    function check() {
      const isOpen = openModals().length > 0
      wasOpen ||= isOpen
      const isLeft = wasOpen && !isOpen && !siwx.isSigning
      if (liveConnection(namespace) && modal.state.inPage && !isLeft) return
      stop()
      reject(rejected())
    }
    const stops = [
      onHostEvent((name, connected) => {
        if (name !== 'connect' || connected.namespace !== namespace) return
        stop()
        resolve(connected)
      }),
      ...[accounts, siwx, ...modalsInPage().map(({ state }) => state)].map((one) =>
        subscribe(one, check),
      ),
    ]
    function stop() {
      for (const one of stops) one()
    }
    check()
  })
}
