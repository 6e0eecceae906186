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
import { createState, type ReadonlyState } from '../utils/state.ts'

/** A purchase that the user has begun on a provider's page. */
export interface Purchase {
  provider: OnrampProviderName
  address: string
  /** Address and network of the order, as `ownerOf` returns them. */
  owner: string
  /** Time of the click in ms since the epoch. */
  startedAt: number
  /** URL of the provider's page. Null while the URL is being requested. */
  url: string | null
  /** True if the browser has blocked the popup. */
  isBlocked: boolean
  /**
   * True if the popup is closed. Also true if its page sets a Cross-Origin-Opener-Policy, because the browser then
   * reports the popup as closed.
   */
  isClosed: boolean
  /** Ids of the purchases in the history at the first poll, before this purchase was paid. */
  idsBefore?: readonly string[]
  /** True if the last poll of the service failed. */
  isUnreachable: boolean
  /** Error of the link request, or of a poll that ended without a result. */
  failure: WalletModalError | null
}

/** Purchases of the active account. The list is cleared when the account changes. */
export interface PurchasesState {
  /** Address of the account whose purchases are listed. */
  owner: string | null
  /** Purchases, newest first. The array is replaced as a whole. */
  list: Transaction[]
  /** Cursor of the next page; null after the last page. */
  next: string | null
  /** True if the last pages had no new rows. The next page is then read only when the user requests it. */
  isPaused: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
}

/** The order and the pending purchase, for the page's lifetime. */
export interface OnrampState {
  /** Currencies and tokens of the service; null before they are read. */
  options: OnrampOptions | null
  /** True if the built-in options are used because the service failed. */
  areOptionsBuiltIn: boolean
  paymentCurrency: PaymentCurrency | null
  purchaseCurrency: PurchaseCurrency | null
  /** Amount as the user has entered it. */
  paymentAmount: string
  /** The last quote, with the key of its order. */
  quote: { orderKey: string; response: OnrampQuote } | null
  quotesLoading: boolean
  purchase: Purchase | null
  purchases: PurchasesState
}

/** Default amount, in units of the payment currency. */
const usualAmount = '100'

export const onramp: ReadonlyState<OnrampState> = createState<OnrampState>({
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
