export type OnrampProviderName = 'coinbase' | 'meld'

/** The host's keys. A provider without its key is not offered. */
export interface OnrampKeys {
  /** Id of the host's project at Coinbase. */
  coinbaseAppId?: string | undefined
  /** The host's public key at Meld. */
  meldPublicKey?: string | undefined
  /** URL of Meld's page, if it differs from the default. */
  meldUrl?: string | undefined
}

/** Minimum and maximum of a payment method, as exact decimal strings in the currency. */
export interface PaymentLimit {
  /** `card`, `ach_bank_account` or another id of the service. */
  id: string
  min: string
  max: string
}

/** A currency to pay with, in the service's own form: it expects the whole object back. */
export interface PaymentCurrency {
  /** ISO 4217. */
  id: string
  payment_method_limits: PaymentLimit[]
}

export interface PurchaseNetwork {
  /** The service's name, such as `ethereum-mainnet`. */
  name: string
  display_name: string
  /** The CAIP-2 reference, such as `1`. */
  chain_id: string
  /** Empty for the native token. */
  contract_address: string
}

/** A token to buy, in the service's own form: it expects the whole object back. */
export interface PurchaseCurrency {
  id: string
  name: string
  symbol: string
  networks: PurchaseNetwork[]
}

export interface OnrampOptions {
  paymentCurrencies: PaymentCurrency[]
  purchaseCurrencies: PurchaseCurrency[]
}

export interface Money {
  amount: string
  currency: string
}

export interface OnrampQuote {
  quoteId: string
  /** Includes all fees. */
  paymentTotal: Money
  paymentSubtotal: Money
  /** The received amount, in the token. */
  purchaseAmount: Money
  coinbaseFee: Money
  networkFee: Money
}
