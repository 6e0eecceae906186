import type { Modal } from '../../controllers/modal.ts'
import type { EmailAction } from '../../types/frame.ts'
import { track } from '../report/track.ts'
import { connectEmail } from './connectEmail.ts'

/** Goes on from the email field to what its owner has to do next. @throws WalletModalError as `connectEmail` does */
export async function submitEmail(modal: Modal, email: string): Promise<void> {
  const from = modal.router.top()
  const action = await connectEmail(email)
  track('EMAIL_SUBMITTED')
  // Who went elsewhere meanwhile is not fetched back.
  if (modal.state.open && modal.router.top() === from)
    await followEmail(modal, email, action, 'push')
}

/** Has the mail sent again. @throws WalletModalError as `connectEmail` does */
export async function resendEmail(modal: Modal, email: string): Promise<void> {
  const view = modal.router.top()?.view
  const action = await connectEmail(email)
  const next = { VERIFY_OTP: 'EmailVerifyOtp', VERIFY_DEVICE: 'EmailVerifyDevice', CONNECT: null }
  if (modal.router.top()?.view !== view) return
  if (next[action] !== view) await followEmail(modal, email, action, 'replace')
}

async function followEmail(
  modal: Modal,
  email: string,
  action: EmailAction,
  go: 'push' | 'replace',
): Promise<void> {
  if (action === 'VERIFY_OTP') {
    track('EMAIL_VERIFICATION_CODE_SENT')
    modal.router[go]('EmailVerifyOtp', { email })
  } else if (action === 'VERIFY_DEVICE') {
    modal.router[go]('EmailVerifyDevice', { email })
  } else {
    const { finishLogin } = await import('./finishLogin.ts')
    await finishLogin(modal)
  }
}
