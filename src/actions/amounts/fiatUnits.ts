import { parseUnits } from 'ethers/utils'
import { maxFiat, maxPrice } from '../../utils/fiat.ts'

/** Decimal places of prices in calculations; the service's prices have fewer. */
const places = 18

function toDecimal(price: number): string {
  const [mantissa = '', exponent = '0'] = String(price).split('e')
  const shift = Number(exponent)
  if (shift === 0) return mantissa
  const [whole = '', fraction = ''] = mantissa.split('.')
  const point = whole.length + shift
  const digits = (whole + fraction).padEnd(Math.max(0, point), '0')
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`
  return `${digits.slice(0, point)}.${digits.slice(point)}`.replace(/\.$/, '')
}

/** A price in units of 10^-18 dollars; null unless it is positive and at most `maxPrice`. */
function scale(price: number | undefined): bigint | null {
  if (price === undefined || !(price > 0 && price <= maxPrice)) return null
  const [whole = '0', fraction = ''] = toDecimal(price).split('.')
  const scaled = parseUnits(`${whole}.${fraction.slice(0, places).padEnd(1, '0')}`, places)
  return scaled > 0n ? scaled : null
}

export function hasPrice(price: number | undefined): boolean {
  return scale(price) !== null
}

interface Priced {
  price?: number | undefined
  decimals: number
}

export const fiatDecimals = 2

/** Base units of a token worth `fiatUnits` cents, rounded down; null without a price. */
export function toTokenUnits(fiatUnits: bigint, { price, decimals }: Priced): bigint | null {
  const scaled = scale(price)
  if (scaled === null) return null
  return (fiatUnits * 10n ** BigInt(decimals + places - fiatDecimals)) / scaled
}

/** Value of a token amount in units of 10^-`fine` dollars, rounded down; null without a price, or above `maxFiat`. */
function toUnits(baseUnits: bigint, { price, decimals }: Priced, fine: number): bigint | null {
  const scaled = scale(price)
  if (scaled === null) return null
  const worth = (baseUnits * scaled * 10n ** BigInt(fine)) / 10n ** BigInt(decimals + places)
  return worth > BigInt(maxFiat) * 10n ** BigInt(fine) ? null : worth
}

/** Value of a token amount in cents, rounded down; null without a price, or above `maxFiat` dollars. */
export function toFiatUnits(baseUnits: bigint, priced: Priced): bigint | null {
  return toUnits(baseUnits, priced, fiatDecimals)
}

/** Decimal places of a dollar that are finer than cents: the rounding error is then smaller than any payable amount. */
export const fineFiatDecimals = fiatDecimals + 6

/** Value of a token amount in millionths of a cent, rounded down; null in the cases of `toFiatUnits`. */
export function toFineFiatUnits(baseUnits: bigint, priced: Priced): bigint | null {
  return toUnits(baseUnits, priced, fineFiatDecimals)
}
