import { onramp } from '../../controllers/onramp.ts'
import {
  missingDataError,
  type UnavailableReason,
  unavailableOnramp,
} from '../unavailableReason.ts'
import type { ViewDefinition, ViewDefinitions } from '../viewDefinition.ts'

/** A purchase view needs a chosen provider. */
const unavailablePurchase: UnavailableReason = (data) =>
  onramp.purchase
    ? unavailableOnramp(data)
    : missingDataError('provider', 'No provider was chosen yet.')

const buying = {
  texts: ['account', 'onramp'],
  needsAccount: true,
  unavailableReason: unavailableOnramp,
} satisfies Partial<ViewDefinition>

export const onRamp = {
  /** The amount, what it comes to, and the providers. */
  OnRampProviders: {
    load: () => import('./OnRampProvidersView.tsx'),
    ...buying,
  },
  /** The tokens that can be bought. */
  OnRampTokenSelect: {
    load: () => import('./OnRampTokenSelectView.tsx'),
    ...buying,
  },
  /** The currencies it can be paid with. */
  OnRampFiatSelect: {
    load: () => import('./OnRampFiatSelectView.tsx'),
    ...buying,
  },
  /** Purchases of the account. */
  OnRampActivity: {
    load: () => import('./OnRampActivityView.tsx'),
    ...buying,
  },
  /** The pending purchase. */
  BuyInProgress: {
    load: () => import('./BuyInProgressView.tsx'),
    ...buying,
    unavailableReason: unavailablePurchase,
  },
} satisfies ViewDefinitions
