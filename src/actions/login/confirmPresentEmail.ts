import type { Modal } from '../../controllers/modal.ts'
import type { ViewData } from '../../types/view.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/** @throws WalletModalError FRAME_ERROR for a wrong or expired code, FRAME_LOAD_FAILED, LOAD_FAILED */
export async function confirmPresentEmail(
  modal: Modal,
  data: ViewData,
  code: string,
): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  await wallet.confirmPrimaryOtp(code)
  modal.router.replace('UpdateEmailSecondaryOtp', data)
}
