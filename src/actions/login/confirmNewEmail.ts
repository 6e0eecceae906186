import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import type { Modal } from '../../controllers/modal.ts'
import type { ViewData } from '../../types/view.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/** @throws WalletModalError FRAME_ERROR for a wrong or expired code, FRAME_LOAD_FAILED, LOAD_FAILED */
export async function confirmNewEmail(modal: Modal, data: ViewData, code: string): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  updateEmbeddedWallet({ email: await wallet.confirmSecondaryOtp(code) })
  modal.router.reset(data.redirectView ?? 'Account')
}
