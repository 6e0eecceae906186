import type { Modal } from '../../controllers/modal.ts'
import type { ViewData, ViewName } from '../../types/view.ts'
import { confirmPrimaryOtp } from './confirmPrimaryOtp.ts'
import { confirmSecondaryOtp } from './confirmSecondaryOtp.ts'
import { updateEmail } from './updateEmail.ts'

const views = {
  VERIFY_PRIMARY_OTP: 'UpdateEmailPrimaryOtp',
  VERIFY_SECONDARY_OTP: 'UpdateEmailSecondaryOtp',
} satisfies Record<string, ViewName>

/**
 * Asks for the codes that changing to `newEmail` takes, again perhaps, and goes to where the first of them is
 * entered [4.6].
 *
 * @throws WalletModalError as `updateEmail` does
 */
export async function changeEmail(modal: Modal, data: ViewData): Promise<void> {
  const from = modal.router.top()
  const next = views[await updateEmail(data.newEmail ?? '')]
  if (!modal.state.open || modal.router.top() !== from || from?.view === next) return
  // Asked for anew from a later step, it does not pile up views.
  if (from?.view === 'UpdateEmailWallet') modal.router.push(next, data)
  else modal.router.replace(next, data)
}

/** @throws WalletModalError as `confirmPrimaryOtp` does */
export async function confirmPresentEmail(
  modal: Modal,
  data: ViewData,
  code: string,
): Promise<void> {
  await confirmPrimaryOtp(code)
  modal.router.replace('UpdateEmailSecondaryOtp', data)
}

/** The new address counts from here on. @throws WalletModalError as `confirmSecondaryOtp` does */
export async function confirmNewEmail(modal: Modal, data: ViewData, code: string): Promise<void> {
  await confirmSecondaryOtp(code)
  modal.router.reset(data.redirectView ?? 'Account')
}
