import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type {
  OnrampOptions,
  OnrampProviderName,
  OnrampQuote,
  PaymentCurrency,
  PurchaseCurrency,
} from '../types/onramp.ts'
import type { Transaction } from '../types/transaction.ts'

/** A purchase at a provider's page, from the click on. */
export interface Purchase {
  provider: OnrampProviderName
  /** Who gets what is bought. */
  address: string
  /** The same with the network that it was ordered on, as `ownerOf` writes it. */
  owner: string
  /** Milliseconds since the epoch. */
  startedAt: number
  /** The provider's page; null while it is asked for. */
  url: string | null
  /** Whether the browser let no window open. */
  isBlocked: boolean
  /** Whether the window was closed, or has cut itself off from the page. */
  isClosed: boolean
  /** Whether the service could not be asked just now. */
  isUnreachable: boolean
  /** Why it is not waited for any more. */
  failure: WalletModalError | null
}

/** What the account in use has bought. One account at a time: another starts anew. */
export interface PurchasesState {
  /** Whose these are. */
  owner: string | null
  /** Newest first. Set as a whole. */
  list: Transaction[]
  /** Where the next page begins; null after the last. */
  next: string | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** What is about to be bought, and what was. It stays while the page does. */
export interface OnrampState {
  /** Null before they were read. */
  options: OnrampOptions | null
  /** Whether the service could not say them, so that the built-in ones stand in. */
  areOptionsBuiltIn: boolean
  paymentCurrency: PaymentCurrency | null
  purchaseCurrency: PurchaseCurrency | null
  /** What is to be paid, as it was typed. */
  paymentAmount: string
  /** The last quote, and which order it answers. */
  quote: { orderKey: string; answer: OnrampQuote } | null
  quotesLoading: boolean
  purchase: Purchase | null
  purchases: PurchasesState
}

/** What is mostly bought for. */
const usualAmount = '100'

export const onramp = proxy<OnrampState>({
  options: null,
  areOptionsBuiltIn: false,
  paymentCurrency: null,
  purchaseCurrency: null,
  paymentAmount: usualAmount,
  quote: null,
  quotesLoading: false,
  purchase: null,
  purchases: { owner: null, list: [], next: null, status: 'idle' },
})

export function updateOnramp(patch: Partial<Omit<OnrampState, 'purchases'>>): void {
  Object.assign(onramp, patch)
}

/** Changes a purchase that is still the one under way. */
export function updatePurchase(startedAt: number, patch: Partial<Purchase>): void {
  if (onramp.purchase?.startedAt === startedAt) Object.assign(onramp.purchase, patch)
}

export function updatePurchases(patch: Partial<PurchasesState>): void {
  Object.assign(onramp.purchases, patch)
}
