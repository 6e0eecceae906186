import {
  type UnavailableReason,
  unavailableEmail,
  unavailableEmbeddedWallet,
} from '../unavailableReason.ts'
import type { ViewDefinition, ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = (data) =>
  unavailableEmail(data) ?? unavailableEmbeddedWallet(data)

const change = {
  requires: ['email', 'redirectView'],
  needsAccount: true,
  unavailableReason,
} satisfies Partial<ViewDefinition>

export const updateEmail = {
  /** Asks for the new email address of the embedded wallet. */
  UpdateEmailWallet: {
    load: () => import('./UpdateEmailWalletView.tsx'),
    ...change,
  },
  /** The code that was mailed to the present address. */
  UpdateEmailPrimaryOtp: {
    load: () => import('./UpdateEmailPrimaryOtpView.tsx'),
    ...change,
  },
  /** The code that was mailed to the new address. */
  UpdateEmailSecondaryOtp: {
    load: () => import('./UpdateEmailSecondaryOtpView.tsx'),
    ...change,
  },
} satisfies ViewDefinitions
