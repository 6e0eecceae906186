import { formatAmount } from './amount.ts'

/** Number of decimal digits that a double represents exactly; further digits are rounding errors. */
const preciseDigits = 15

/** Decimal places of a value in USD. */
const priceDecimals = 8

/** Upper bound of a plausible value in USD. */
export const maxFiat = 1e15

/** Upper bound of a plausible price in USD. */
export const maxPrice = 1e12

/** Returns the USD value if it is plausible. Undefined if the value is unknown, negative or above `maxFiat`. */
export function toWorth(value: number | undefined): number | undefined {
  return value !== undefined && value >= 0 && value <= maxFiat ? value : undefined
}

/** Adds USD values for display, and removes the rounding errors of the addition. */
export function sumFiat(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0)
  return Number(sum.toPrecision(preciseDigits))
}

/** Writes a number of zero or more as a decimal string, with the fewest digits that name it. */
export function toDecimal(price: number): string {
  const [mantissa = '', exponent = '0'] = String(price).split('e')
  const shift = Number(exponent)
  if (shift === 0) return mantissa
  const [whole = '', fraction = ''] = mantissa.split('.')
  const point = whole.length + shift
  const digits = (whole + fraction).padEnd(Math.max(0, point), '0')
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.$/, '')
}

/**
 * Returns the value of `amount` in USD, rounded down, for display only. `amount` is a decimal string in token units.
 */
export function toFiat(amount: string, price: number | undefined): number | undefined {
  if (price === undefined || !(price >= 0 && price <= maxPrice)) return undefined
  const [whole = '0', fraction = ''] = amount.split('.')
  const [units = '0', places = ''] = toDecimal(price).split('.')
  const worth = BigInt(whole + fraction) * BigInt(units + places)
  // The value is truncated to the decimals of a price, so that a number can represent it.
  const cut = fraction.length + places.length - priceDecimals
  const worthUnits = cut > 0 ? worth / 10n ** BigInt(cut) : worth * 10n ** BigInt(-cut)
  return Number(worthUnits) / 10 ** priceDecimals
}

/** Formats a value in USD, truncated to the cent. */
export function formatFiat(value: number, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    roundingMode: 'trunc',
  } as Intl.NumberFormatOptions)
  const isTiny = value > 0 && value < 0.01
  return isTiny ? `< ${format.format(0.01)}` : format.format(value)
}

/** Significant digits of a rate. */
const rateDigits = 6

/** Maximum number of decimal places that `Intl.NumberFormat` takes in all browsers. */
const maxDecimals = 20

/**
 * Formats a decimal string, truncated to six significant digits. Digits before the point and the first two decimals are
 * never cut.
 */
export function formatRate(decimal: string, locale: string): string {
  const [whole = '', fraction = ''] = decimal.split('.')
  const zeros = whole === '0' ? fraction.search(/[1-9]|$/) : -whole.length
  return formatAmount(decimal, locale, Math.min(Math.max(2, rateDigits + zeros), maxDecimals))
}

/**
 * Formats an amount in token units with its symbol, truncated after three decimal places, or after eight on Bitcoin.
 */
export function formatTokenAmount(
  amount: string,
  symbol: string,
  locale: string,
  caipNetworkId: string | null,
): string {
  const isBitcoin = caipNetworkId?.startsWith('bip122:')
  return `${formatAmount(amount, locale, isBitcoin ? 8 : undefined)} ${symbol}`
}
