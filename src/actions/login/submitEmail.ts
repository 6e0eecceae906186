import type { Modal } from '../../controllers/modal.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { EmailAction } from '../../types/frame.ts'
import type { ViewName } from '../../types/view.ts'
import { cleanText } from '../../utils/cleanText.ts'
import { isEmail } from '../../utils/isEmail.ts'
import { isOffline } from '../../utils/isOffline.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { track } from '../report/track.ts'
import { emailCooldownSeconds } from './emailCooldownSeconds.ts'

const views = {
  VERIFY_OTP: 'EmailVerifyOtp',
  VERIFY_DEVICE: 'EmailVerifyDevice',
  CONNECT: null,
} satisfies Record<EmailAction, ViewName | null>

async function requestMail(email: string, signal?: AbortSignal): Promise<EmailAction> {
  if (!isEmail(email)) throw new WalletModalError('INVALID_EMAIL')
  const count = emailCooldownSeconds()
  if (count > 0) throw new WalletModalError('EMAIL_COOLDOWN', { params: { count } })
  // An offline browser is refused before code loads, since browsers do not fetch a failed module again.
  if (isOffline()) throw new WalletModalError('FRAME_LOAD_FAILED')
  const wallet = await loadEmbeddedWallet()
  return wallet.connectEmail(email, signal)
}

/**
 * Requests a login by email, then shows the view for the mailed code or link. Connects at once if the frame requires
 * neither. When `signal` aborts, rejects with FRAME_TIMEOUT, which the caller ignores.
 *
 * @throws WalletModalError INVALID_EMAIL, EMAIL_COOLDOWN within 30 s of the last mail, FRAME_ERROR with the frame's
 * message, FRAME_TIMEOUT, FRAME_LOAD_FAILED, LOAD_FAILED
 */
export async function submitEmail(
  modal: Modal,
  typed: string,
  signal?: AbortSignal,
): Promise<void> {
  const { router, state } = modal
  const email = cleanText(typed)
  const from = router.top()
  const isResent = from?.view === views.VERIFY_OTP || from?.view === views.VERIFY_DEVICE
  const next = views[await requestMail(email, signal)]
  if (!isResent) track('EMAIL_SUBMITTED')
  // A user who has left the view meanwhile stays on the current view.
  if (!state.open || router.top() !== from || from?.view === next) return
  if (next === null) {
    const { finishLogin } = await import('./finishLogin.ts')
    await finishLogin({ modal })
    return
  }
  if (next === views.VERIFY_OTP) track('EMAIL_VERIFICATION_CODE_SENT')
  if (isResent) router.replace(next, { email })
  else router.push(next, { email })
}
