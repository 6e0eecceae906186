export type OnrampProviderName = 'coinbase' | 'meld'

/** The host's keys for providers. A provider without a key is not offered. */
export interface OnrampKeys {
  /** Id of the host's project at Coinbase. */
  coinbaseAppId?: string | undefined
  /** Public key of the host at Meld. */
  meldPublicKey?: string | undefined
  /** URL of Meld's page; Meld's default page if undefined. */
  meldUrl?: string | undefined
}

/** Minimum and maximum payment with a payment method, as decimal strings in the payment currency. */
export interface PaymentLimit {
  /** The service's id of the payment method, such as `card` or `ach_bank_account`. */
  id: string
  min: string
  max: string
}

/** A payment currency as the service returns it, because requests contain the whole object. */
export interface PaymentCurrency {
  /** ISO 4217 code. */
  id: string
  payment_method_limits: readonly PaymentLimit[]
}

export interface PurchaseNetwork {
  /** The service's name of the network, such as `ethereum-mainnet`. */
  name: string
  display_name: string
  /** CAIP-2 reference, such as `1`. */
  chain_id: string
  /** Contract address; empty for the native token. */
  contract_address: string
}

/** A token to buy as the service returns it, because requests contain the whole object. */
export interface PurchaseCurrency {
  id: string
  name: string
  symbol: string
  networks: readonly PurchaseNetwork[]
}

export interface OnrampOptions {
  paymentCurrencies: readonly PaymentCurrency[]
  purchaseCurrencies: readonly PurchaseCurrency[]
}

export interface Money {
  amount: string
  currency: string
}

export interface OnrampQuote {
  quoteId: string
  /** Payment including all fees. */
  paymentTotal: Money
  paymentSubtotal: Money
  /** Received amount in token units. */
  purchaseAmount: Money
  coinbaseFee: Money
  networkFee: Money
}
