import type { Modal } from '../../controllers/modal.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { track } from '../report/track.ts'

/**
 * Called again for each mail. Aborting `signal` rejects with FRAME_TIMEOUT, to be ignored.
 *
 * @throws WalletModalError FRAME_TIMEOUT after 30 s, FRAME_ERROR, FRAME_LOAD_FAILED, LOAD_FAILED
 */
export async function awaitDevice(modal: Modal, email: string, signal: AbortSignal): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  await wallet.connectDevice(signal)
  if (signal.aborted) return
  track('DEVICE_REGISTERED_FOR_EMAIL')
  track('EMAIL_VERIFICATION_CODE_SENT')
  modal.router.replace('EmailVerifyOtp', { email })
}
