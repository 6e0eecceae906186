import { formatAmount } from './amount.ts'

/** Significant digits of a double; further ones are rounding errors. */
const preciseDigits = 15

/** Decimals of prices in USD: enough for tokens below a cent. */
const priceDecimals = 8

/** Upper bound of a plausible value in USD. */
export const maxFiat = 1e15

/** Upper bound of a plausible price in USD. */
export const maxPrice = 1e12

/** A value that can be shown; undefined if it is unknown or out of bounds. */
export function toWorth(value: number | undefined): number | undefined {
  return value !== undefined && value >= 0 && value <= maxFiat ? value : undefined
}

/** For display only. Removes the rounding errors of the addition. */
export function sumFiat(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  return Number(sum.toPrecision(preciseDigits))
}

/** `amount` is an exact decimal string in token units, never converted to a number. For display only. */
export function toFiat(amount: string, price: number | undefined): number | undefined {
  if (price === undefined || !Number.isFinite(price) || price < 0 || price > maxPrice)
    return undefined
  const [whole = '0', fraction = ''] = amount.split('.')
  const priceUnits = BigInt(Math.round(price * 10 ** priceDecimals))
  const worthUnits = BigInt(whole + fraction) * priceUnits
  // Truncated to the decimals of the price, after which it fits into a number.
  return Number(worthUnits / 10n ** BigInt(fraction.length)) / 10 ** priceDecimals
}

/** USD, truncated after the cents. */
export function formatFiat(value: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  const isTiny = value > 0 && value < 0.01
  return isTiny ? `< ${format.format(0.01)}` : format.format(value)
}

/** Truncated after three places. */
export function formatTokenAmount(amount: string, symbol: string, language: string): string {
  return `${formatAmount(amount, language)} ${symbol}`
}
