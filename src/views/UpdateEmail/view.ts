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
  /** Asks for the embedded wallet’s new email address. */
  UpdateEmailWallet: {
    load: () => import('./UpdateEmailWalletView.tsx'),
    ...change,
  },
  /** A field for the code that was mailed to the current address. */
  UpdateEmailPrimaryOtp: {
    load: () => import('./UpdateEmailPrimaryOtpView.tsx'),
    ...change,
  },
  /** A field for the code that was mailed to the new address. */
  UpdateEmailSecondaryOtp: {
    load: () => import('./UpdateEmailSecondaryOtpView.tsx'),
    ...change,
  },
} satisfies ViewDefinitions
