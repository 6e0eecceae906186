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

/** Hundredths, as `12.34` has them; undefined for what is no such amount. */
export function readPayment(text: string): bigint | undefined {
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? parseUnits(text, 2) : undefined
}

/** Whether a payment can be made by card or from a bank account. */
export function isWithin(
  limits: readonly { min: string; max: string }[],
  payment: bigint,
): boolean {
  return limits.some(({ min, max }) => {
    const [least = 0n, most = 0n] = [readPayment(min), readPayment(max)]
    return payment >= least && payment <= most
  })
}
