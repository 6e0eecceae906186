import { unavailableEmail } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const emailLogin = {
  /** A field for an email address. */
  EmailLogin: {
    load: () => import('./EmailLoginView.tsx'),
    unavailableReason: unavailableEmail,
  },
  /** A field for the code that was mailed. */
  EmailVerifyOtp: {
    load: () => import('./EmailVerifyOtpView.tsx'),
    requires: ['email'],
    unavailableReason: unavailableEmail,
  },
  /** Waits until the user confirms a new device with the link in the mail. */
  EmailVerifyDevice: {
    load: () => import('./EmailVerifyDeviceView.tsx'),
    requires: ['email'],
    unavailableReason: unavailableEmail,
  },
} satisfies ViewDefinitions
