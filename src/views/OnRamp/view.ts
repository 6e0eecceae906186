import { onramp } from '../../controllers/onramp.ts'
import {
  missingDataError,
  type UnavailableReason,
  unavailableOnramp,
} from '../unavailableReason.ts'
import type { ViewDefinition, ViewDefinitions } from '../viewDefinition.ts'

/** BuyInProgress is unavailable until the user has started a purchase. */
const unavailablePurchase: UnavailableReason = (data) =>
  onramp.purchase
    ? unavailableOnramp(data)
    : missingDataError('provider', 'No provider was chosen yet.')

const buying = {
  texts: 'connected',
  needsAccount: true,
  unavailableReason: unavailableOnramp,
} satisfies Partial<ViewDefinition>

export const onRamp = {
  /** A form for the amount, with the tokens that it buys, and the list of providers. */
  OnRampProviders: {
    load: () => import('./OnRampProvidersView.tsx'),
    ...buying,
  },
  /** Lists the tokens that can be bought. */
  OnRampTokenSelect: {
    load: () => import('./OnRampTokenSelectView.tsx'),
    ...buying,
  },
  /** Lists the currencies that the user can pay in. */
  OnRampFiatSelect: {
    load: () => import('./OnRampFiatSelectView.tsx'),
    ...buying,
  },
  /** Lists the account’s purchases. */
  OnRampActivity: {
    load: () => import('./OnRampActivityView.tsx'),
    ...buying,
  },
  /** The pending purchase and its state. */
  BuyInProgress: {
    load: () => import('./BuyInProgressView.tsx'),
    ...buying,
    unavailableReason: unavailablePurchase,
  },
} satisfies ViewDefinitions
