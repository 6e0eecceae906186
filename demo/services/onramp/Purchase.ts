import type { PurchaseCurrency, PurchaseNetwork } from './currencies.ts'

/** A paid purchase. */
export interface Purchase {
  /** The provider's name in history. */
  provider: 'Coinbase' | 'Meld'
  /** The receiving account. */
  account: string
  currency: PurchaseCurrency
  network: PurchaseNetwork
  /** Base units. */
  amount: bigint
  /** `50.00 USD`. */
  payment: string
}
