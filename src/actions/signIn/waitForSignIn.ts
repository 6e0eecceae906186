import { subscribe } from 'valtio/vanilla'
import type { Modal } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipAddress } from '../../types/caip.ts'

/**
 * Waits until that account has signed in.
 *
 * @throws WalletModalError USER_REJECTED when the view is left without, or another account takes its place
 */
export function waitForSignIn(modal: Modal, caipAddress: CaipAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    function check() {
      const isHere = siwx.caipAddress === caipAddress
      if (isHere && siwx.status === 'signedIn') {
        stop()
        resolve()
      } else if (!isHere || (!modal.state.open && !siwx.isSigning)) {
        stop()
        reject(new WalletModalError('USER_REJECTED', { longMessage: 'Nobody signed in.' }))
      }
    }
    const stops = [subscribe(siwx, check), subscribe(modal.state, check)]
    function stop() {
      for (const one of stops) one()
    }
  })
}
