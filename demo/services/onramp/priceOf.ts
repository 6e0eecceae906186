import { parseUnits } from 'ethers'
import { ratePerDollar } from '../blockchainApi/fungiblePrice.ts'
import type { PurchaseCurrency } from './currencies.ts'

/** A payment in hundredths of its currency, and the purchased amount in base units. */
export interface Price {
  total: bigint
  providerFee: bigint
  networkFee: bigint
  /** The payment less the fees. */
  subtotal: bigint
  bought: bigint
}

/** The provider's share of the payment, in hundredths of a percent. */
const PROVIDER_FEE = 150n
/** The network fee: half a unit of the payment's currency, in hundredths. */
const NETWORK_FEE = 50n
/** Decimal places to which a price is rounded. */
const PRICE_DECIMALS = 6

/** Splits a payment into fees, the provider's rounded up, and the purchased amount, rounded down. */
export function priceOf(
  { decimals, price }: PurchaseCurrency,
  paymentCurrency: string,
  total: bigint,
): Price {
  const providerFee = (total * PROVIDER_FEE + 9_999n) / 10_000n
  const subtotal = total - providerFee - NETWORK_FEE
  const rate = price * (ratePerDollar(paymentCurrency.toLowerCase()) ?? 1)
  const one = parseUnits(rate.toFixed(PRICE_DECIMALS), PRICE_DECIMALS)
  const bought = (subtotal * 10n ** BigInt(decimals + PRICE_DECIMALS - 2)) / one
  return { total, providerFee, networkFee: NETWORK_FEE, subtotal, bought }
}
