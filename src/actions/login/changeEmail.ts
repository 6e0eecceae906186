import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import type { Modal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { UpdateEmailAction } from '../../types/frame.ts'
import type { ViewData, ViewName } from '../../types/view.ts'
import { cleanText } from '../../utils/cleanText.ts'
import { isEmail } from '../../utils/isEmail.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

const views = {
  VERIFY_PRIMARY_OTP: 'UpdateEmailPrimaryOtp',
  VERIFY_SECONDARY_OTP: 'UpdateEmailSecondaryOtp',
} satisfies Record<UpdateEmailAction, ViewName>

/**
 * Requests a new email for the login and shows the view for the code. The code is mailed to the current address
 * (primary) or, if that needs no confirmation, to the new one (secondary). Each call mails a code.
 *
 * @throws WalletModalError INVALID_EMAIL, FRAME_ERROR, FRAME_LOAD_FAILED, LOAD_FAILED
 */
export async function changeEmail(modal: Modal, data: ViewData): Promise<void> {
  const { router, state } = modal
  const email = cleanText(data.newEmail ?? '')
  if (!isEmail(email)) throw new WalletModalError('INVALID_EMAIL')
  const from = router.top()
  const wallet = await loadEmbeddedWallet()
  const next = views[await wallet.updateEmail(email)]
  if (!state.open || router.top() !== from || from?.view === next) return
  // A repeated request replaces the view of the previous code.
  if (from?.view === 'UpdateEmailWallet') router.push(next, { ...data, newEmail: email })
  else router.replace(next, { ...data, newEmail: email })
}

/** @throws WalletModalError FRAME_ERROR if the code is wrong or expired; FRAME_LOAD_FAILED; LOAD_FAILED */
export async function confirmPresentEmail(
  modal: Modal,
  data: ViewData,
  code: string,
): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  await wallet.confirmPrimaryOtp(code)
  modal.router.replace('UpdateEmailSecondaryOtp', data)
}

/** @throws WalletModalError FRAME_ERROR if the code is wrong or expired; FRAME_LOAD_FAILED; LOAD_FAILED */
export async function confirmNewEmail(modal: Modal, data: ViewData, code: string): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  updateEmbeddedWallet({ email: await wallet.confirmSecondaryOtp(code) })
  modal.router.reset(data.redirectView ?? 'Account')
}
