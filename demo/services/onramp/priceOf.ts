import { parseUnits } from 'ethers'
import { ratePerDollar } from '../fungiblePrice.ts'
import type { PurchaseCurrency } from './currencies.ts'

/** What a payment comes to: hundredths of the payment's currency, and base units of what is bought. */
export interface Price {
  total: bigint
  providerFee: bigint
  networkFee: bigint
  /** What is left to buy with. */
  subtotal: bigint
  bought: bigint
}

/** Of the payment, in hundredths of a percent. */
const PROVIDER_FEE = 150n
/** Half a unit of each currency: no network here has fees that matter. */
const NETWORK_FEE = 50n
/** Of the price of one, that count. */
const PRICE_DECIMALS = 6

/** Fees are part of the payment, the provider's rounded up; what is bought is rounded down. */
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
