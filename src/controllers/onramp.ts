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
import { createLatest } from '../utils/createLatest.ts'

/** A purchase on a provider's page, from the user's click on. */
export interface Purchase {
  provider: OnrampProviderName
  address: string
  /** Address and network of the order, as `ownerOf` returns them. */
  owner: string
  /** Milliseconds since the epoch. */
  startedAt: number
  /** URL of the provider's page; null while it is requested. */
  url: string | null
  /** True if the browser blocked the window. */
  isBlocked: boolean
  /** True if the window was closed, or severed its opener (COOP). */
  isClosed: boolean
  /** Ids in the history at the first poll, before the purchase was paid. */
  idsBefore?: readonly string[]
  /** True if the last poll of the service failed. */
  isUnreachable: boolean
  /** Time at which polling ended without a result. */
  failure: WalletModalError | null
}

/** Purchases of the active account; cleared when it changes. */
export interface PurchasesState {
  /** The account of the list. */
  owner: string | null
  /** Purchases, newest first. The array is replaced as a whole. */
  list: Transaction[]
  /** Cursor of the next page; null after the last. */
  next: string | null
  /** True if the last pages had nothing new: the next one is read only when the user requests it. */
  isPaused: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** The order and the pending purchase. They last as long as the page. */
export interface OnrampState {
  /** Currencies and tokens of the service; null before they are read. */
  options: OnrampOptions | null
  /** True if the service failed and the built-in options are used. */
  areOptionsBuiltIn: boolean
  paymentCurrency: PaymentCurrency | null
  purchaseCurrency: PurchaseCurrency | null
  /** The text that was typed. */
  paymentAmount: string
  /** The last quote, with a key of the order that it is for. */
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

/** The pending read of the options, which callers share. Not reactive. */
export const readingOptions: { current: Promise<void> | null } = { current: null }

/** The window of the provider's page, until it is closed or the link request fails. Not reactive. */
export const providerPopup: { current: Window | null } = { current: null }

export const quotingOrder = createLatest((quotesLoading) => updateOnramp({ quotesLoading }))

export const requestingLink = createLatest()

export const loadingPurchases = createLatest()

export function updateOnramp(patch: Partial<Omit<OnrampState, 'purchases'>>): void {
  Object.assign(onramp, patch)
}

export function updatePurchase(startedAt: number, patch: Partial<Purchase>): void {
  if (onramp.purchase?.startedAt === startedAt) Object.assign(onramp.purchase, patch)
}

export function updatePurchases(patch: Partial<PurchasesState>): void {
  Object.assign(onramp.purchases, patch)
}
