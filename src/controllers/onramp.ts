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

/** A purchase on a provider's page, from the click on. */
export interface Purchase {
  provider: OnrampProviderName
  address: string
  /** Address and network of the order, as from `ownerOf`. */
  owner: string
  /** Milliseconds since the epoch. */
  startedAt: number
  /** The provider's page; null while it is requested. */
  url: string | null
  /** True if the browser blocked the window. */
  isBlocked: boolean
  /** True if the window was closed, or severed its opener (COOP). */
  isClosed: boolean
  /** True if the last poll of the service failed. */
  isUnreachable: boolean
  /** Set when polling has ended without a result. */
  failure: WalletModalError | null
}

/** Purchases of the active account; cleared when it changes. */
export interface PurchasesState {
  /** The account of the list. */
  owner: string | null
  /** Newest first; replaced as a whole. */
  list: Transaction[]
  /** Cursor of the next page; null after the last. */
  next: string | null
  /** The last pages had nothing new: the next one is read on request alone. */
  isPaused: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** The order and its purchases, for the life of the page. */
export interface OnrampState {
  /** Null before they are read. */
  options: OnrampOptions | null
  /** True if the service failed and the built-in options are used. */
  areOptionsBuiltIn: boolean
  paymentCurrency: PaymentCurrency | null
  purchaseCurrency: PurchaseCurrency | null
  /** As typed. */
  paymentAmount: string
  /** The last quote and the key of its order. */
  quote: { orderKey: string; answer: OnrampQuote } | null
  quotesLoading: boolean
  purchase: Purchase | null
  purchases: PurchasesState
}

/** Default amount, in the payment currency. */
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
  purchases: { owner: null, list: [], next: null, isPaused: false, status: 'idle' },
})

export function updateOnramp(patch: Partial<Omit<OnrampState, 'purchases'>>): void {
  Object.assign(onramp, patch)
}

export function updatePurchase(startedAt: number, patch: Partial<Purchase>): void {
  if (onramp.purchase?.startedAt === startedAt) Object.assign(onramp.purchase, patch)
}

export function updatePurchases(patch: Partial<PurchasesState>): void {
  Object.assign(onramp.purchases, patch)
}
