import type { Modal } from '../../controllers/modal.ts'
import { track } from '../report/track.ts'
import { confirmDevice } from './confirmDevice.ts'

/**
 * Waits until the link in the mail is opened, then asks for the code that follows it.
 *
 * @throws WalletModalError as `confirmDevice` does
 */
export async function awaitDevice(modal: Modal, email: string, signal: AbortSignal): Promise<void> {
  await confirmDevice(signal)
  if (signal.aborted) return
  track('DEVICE_REGISTERED_FOR_EMAIL')
  track('EMAIL_VERIFICATION_CODE_SENT')
  modal.router.replace('EmailVerifyOtp', { email })
}
