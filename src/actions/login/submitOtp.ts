import type { Modal } from '../../controllers/modal.ts'
import { track } from '../report/track.ts'
import { confirmOtp } from './confirmOtp.ts'
import { finishLogin } from './finishLogin.ts'

/** Hands in the code from the mail and connects. @throws WalletModalError as `confirmOtp` and `completeLogin` do */
export async function submitOtp(modal: Modal, code: string): Promise<void> {
  try {
    await confirmOtp(code)
  } catch (thrown) {
    track('EMAIL_VERIFICATION_CODE_FAIL', {
      message: thrown instanceof Error ? thrown.message : '',
    })
    throw thrown
  }
  track('EMAIL_VERIFICATION_CODE_PASS')
  await finishLogin(modal)
}
