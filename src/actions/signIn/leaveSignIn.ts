import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { abortSigning, siwx, updateSignInVisit } from '../../controllers/siwx.ts'
import { disconnect } from '../connection/disconnect.ts'
import { isConnected } from '../connection/isConnected.ts'
import { closeModal } from '../modal/closeModal.ts'
import { trackSignIn } from './trackSignIn.ts'

/** Aborts a pending sign-in when the user leaves the sign-in view. An optional sign-in is not shown again. */
export function leaveSignIn(): void {
  abortSigning()
  if (siwx.status !== 'signedIn' && !siwx.options.required) updateSignInVisit({ isDismissed: true })
}

/**
 * Cancels sign-in and closes the modal. Disconnects if sign-in is required.
 *
 * @throws WalletModalError DISCONNECT_FAILED if the wallet's request fails; the state is disconnected nevertheless
 */
export async function cancelSignIn(modal: Modal): Promise<void> {
  trackSignIn('CLICK_CANCEL_SIWX')
  leaveSignIn()
  if (!siwx.options.required) {
    closeModal(modal)
    return
  }
  try {
    await disconnect(networks.activeNamespace, 'sign-in-cancelled')
  } finally {
    if (!isConnected()) {
      closeModal(modal)
      modal.router.reset('Connect')
    }
  }
}

/**
 * Disconnects an account that cannot sign in, and shows the list of wallets.
 *
 * @throws WalletModalError DISCONNECT_FAILED if the wallet's request fails; the list shows nevertheless
 */
export async function connectAnotherWallet(modal: Modal): Promise<void> {
  trackSignIn('CLICK_CANCEL_SIWX')
  leaveSignIn()
  // Before the account goes: the modal would close with the account's views, and the host would see it as cancelled.
  modal.router.reset('Connect')
  await disconnect(networks.activeNamespace, 'sign-in-cancelled')
}
