import { formatAmount } from './amount.ts'

/** Digits of a binary fraction that mean something; what is behind them is noise of the machine's arithmetic. */
const preciseDigits = 15

/** Price in USD, to eight places: enough for tokens that cost a fraction of a cent. */
const priceDecimals = 8

/** For showing only: sums that the machine has made a hair too small or too large count as what was meant. */
export function sumFiat(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  return Number(sum.toPrecision(preciseDigits))
}

/**
 * What `amount`, an exact decimal text in token units, is worth at `price`; for showing only. The amount itself is never
 * made a number. Undefined where it has no price.
 */
export function toFiat(amount: string, price: number | undefined): number | undefined {
  if (price === undefined || !Number.isFinite(price) || price < 0 || price > 1e12) return undefined
  const [whole = '0', fraction = ''] = amount.split('.')
  const priceUnits = BigInt(Math.round(price * 10 ** priceDecimals))
  const worthUnits = BigInt(whole + fraction) * priceUnits
  // Cut off to as many places as the price has; what is left is small enough for a number.
  return Number(worthUnits / 10n ** BigInt(fraction.length)) / 10 ** priceDecimals
}

/** An amount of USD in the visitor's number format, cut off after the cents and never rounded up. */
export function formatFiat(value: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  const isTiny = value > 0 && value < 0.01
  return isTiny ? `< ${format.format(0.01)}` : format.format(value)
}

/** An amount with its unit, to three places and never rounded up. */
export function formatTokenAmount(amount: string, symbol: string, language: string): string {
  return `${formatAmount(amount, language)} ${symbol}`
}
