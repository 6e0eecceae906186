import type { Modal } from '../../controllers/modal.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { track } from '../report/track.ts'
import { finishLogin } from './finishLogin.ts'

/**
 * @throws WalletModalError FRAME_ERROR with the frame's message for a wrong or expired code, FRAME_TIMEOUT,
 * FRAME_LOAD_FAILED; like `finishLogin`
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
