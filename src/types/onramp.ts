/** Who sells crypto for money. */
export type OnrampProviderName = 'coinbase' | 'meld'

/** The host's accounts with them. One without its key is not offered. */
export interface OnrampKeys {
  /** Id of the host's project at Coinbase. */
  coinbaseAppId?: string | undefined
  /** The host's public key at Meld. */
  meldPublicKey?: string | undefined
  /** Where Meld's page is, if not at its usual address. */
  meldUrl?: string | undefined
}

/** From how much to how much one way of paying can be used: exact decimal texts in the currency. */
export interface PaymentLimit {
  /** `card`, `ach_bank_account` and others of the service. */
  id: string
  min: string
  max: string
}

/** What can be paid with. As the service writes it, because it wants it back whole. */
export interface PaymentCurrency {
  /** ISO 4217. */
  id: string
  payment_method_limits: PaymentLimit[]
}

/** Where a token can be delivered. */
export interface PurchaseNetwork {
  /** The service's own name, like `ethereum-mainnet`. */
  name: string
  display_name: string
  /** The reference part of CAIP-2, like `1`. */
  chain_id: string
  /** Empty for the network's own coin. */
  contract_address: string
}

/** What can be bought. As the service writes it, because it wants it back whole. */
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

/** An exact decimal text and the unit that it is in. */
export interface Money {
  amount: string
  currency: string
}

/** What a purchase costs and what comes of it. */
export interface OnrampQuote {
  quoteId: string
  /** All that is paid, fees included. */
  paymentTotal: Money
  paymentSubtotal: Money
  /** What arrives, in the token. */
  purchaseAmount: Money
  coinbaseFee: Money
  networkFee: Money
}
