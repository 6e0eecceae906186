import { subscribe } from 'valtio/vanilla'
import type { Modal } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipAddress } from '../../types/caip.ts'
import { isSignInView } from './signInModals.ts'

/**
 * Waits until that account has signed in.
 *
 * @throws WalletModalError USER_REJECTED when the view is left without, or another account takes its place
 */
export function waitForSignIn(modal: Modal, caipAddress: CaipAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    function check() {
      const view = modal.router.top()?.view
      // The embedded wallet asks in a view of its own.
      const isShown = modal.state.open && (isSignInView(view) || view === 'ApproveTransaction')
      const isHere = siwx.caipAddress === caipAddress
      if (isHere && siwx.status === 'signedIn') {
        stop()
        resolve()
      } else if (!isHere || (!isShown && !siwx.isSigning)) {
        stop()
        reject(new WalletModalError('USER_REJECTED', { longMessage: 'Nobody signed in.' }))
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
