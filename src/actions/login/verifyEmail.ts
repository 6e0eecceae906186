import type { Modal } from '../../controllers/modal.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { track } from '../report/track.ts'
import { finishLogin } from './finishLogin.ts'

/**
 * Waits until the user opens the mailed link, then shows the view for the code. Each new mail requires a new call. When
 * `signal` aborts, rejects with FRAME_TIMEOUT, which the caller ignores.
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

/**
 * Submits the mailed code, then connects.
 *
 * @throws WalletModalError FRAME_ERROR with the frame's message for a wrong or expired code; FRAME_TIMEOUT,
 * FRAME_LOAD_FAILED; the errors of `finishLogin`
 */
export async function submitOtp(modal: Modal, code: string): Promise<void> {
  try {
    const wallet = await loadEmbeddedWallet()
    await wallet.connectOtp(code)
  } catch (thrown) {
    const message = thrown instanceof Error ? thrown.message : ''
    track('EMAIL_VERIFICATION_CODE_FAIL', { message })
    throw thrown
  }
  track('EMAIL_VERIFICATION_CODE_PASS')
  await finishLogin({ modal })
}
