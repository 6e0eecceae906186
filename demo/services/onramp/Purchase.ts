import type { PurchaseCurrency, PurchaseNetwork } from './currencies.ts'

/** Something that somebody paid for. */
export interface Purchase {
  /** Who sells it, as a history names them. */
  provider: 'Coinbase' | 'Meld'
  /** Who gets it. */
  account: string
  currency: PurchaseCurrency
  network: PurchaseNetwork
  /** In base units. */
  amount: bigint
  /** `50.00 USD`. */
  payment: string
}
