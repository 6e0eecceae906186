export type OnrampProviderName = 'coinbase' | 'meld'

/** The host's keys. A provider without its key is not offered. */
export interface OnrampKeys {
  /** Id of the host's project at Coinbase. */
  coinbaseAppId?: string | undefined
  /** Public key of the host at Meld. */
  meldPublicKey?: string | undefined
  /** URL of Meld's page, if it differs from the default. */
  meldUrl?: string | undefined
}

/** Minimum and maximum of a payment method, as exact decimal strings in the currency. */
export interface PaymentLimit {
  /** Id at the service: `card`, `ach_bank_account` and others. */
  id: string
  min: string
  max: string
}

/** A payment currency as the service sent it, because requests must contain the whole object. */
export interface PaymentCurrency {
  /** ISO 4217 code. */
  id: string
  payment_method_limits: PaymentLimit[]
}

export interface PurchaseNetwork {
  /** Name at the service, such as `ethereum-mainnet`. */
  name: string
  display_name: string
  /** CAIP-2 reference, such as `1`. */
  chain_id: string
  /** Contract address; empty for the native token. */
  contract_address: string
}

/** A token to buy as the service sent it, because requests must contain the whole object. */
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
  /** Amount to pay, all fees included. */
  paymentTotal: Money
  paymentSubtotal: Money
  /** Received amount in units of the token. */
  purchaseAmount: Money
  coinbaseFee: Money
  networkFee: Money
}
