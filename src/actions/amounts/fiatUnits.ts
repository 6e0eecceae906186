import type { Ratio } from '../../types/market.ts'
import { maxFiat, maxPrice, toDecimal } from '../../utils/fiat.ts'
import { parseUnits } from '../../utils/parseUnits.ts'

/** Decimal places of prices in calculations. The service's prices have fewer. */
const places = 18

/** Converts a price to units of 10^-18 dollars. Null unless the price is positive and at most `maxPrice`. */
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

/** Returns base units of `target` that have the value of a base unit of `source`. Null without both prices. */
export function valueRatio(source: Priced, target: Priced): Ratio | null {
  const [over, under] = [scale(source.price), scale(target.price)]
  if (over === null || under === null) return null
  return {
    over: over * 10n ** BigInt(target.decimals),
    under: under * 10n ** BigInt(source.decimals),
  }
}

export const fiatDecimals = 2

/** Returns the base units of a token that are worth `fiatUnits` cents, rounded down. Null without a price. */
export function toTokenUnits(fiatUnits: bigint, { price, decimals }: Priced): bigint | null {
  const scaled = scale(price)
  if (scaled === null) return null
  return (fiatUnits * 10n ** BigInt(decimals + places - fiatDecimals)) / scaled
}

/**
 * Returns the value of a token amount in units of 10^-`fine` dollars, rounded down. Null without a price, and for a
 * value above `maxFiat`.
 */
function toUnits(baseUnits: bigint, { price, decimals }: Priced, fine: number): bigint | null {
  const scaled = scale(price)
  if (scaled === null) return null
  const worth = (baseUnits * scaled * 10n ** BigInt(fine)) / 10n ** BigInt(decimals + places)
  return worth > BigInt(maxFiat) * 10n ** BigInt(fine) ? null : worth
}

/**
 * Returns the value of a token amount in cents, rounded down. Null without a price, and for a value above `maxFiat`
 * dollars.
 */
export function toFiatUnits(baseUnits: bigint, priced: Priced): bigint | null {
  return toUnits(baseUnits, priced, fiatDecimals)
}

/**
 * Decimal places of a dollar amount that is more precise than cents. Its rounding error is smaller than any amount that
 * can be paid.
 */
export const fineFiatDecimals = fiatDecimals + 6

/**
 * Returns the value of a token amount in millionths of a cent, rounded down. Null in the cases in which `toFiatUnits`
 * returns null.
 */
export function toFineFiatUnits(baseUnits: bigint, priced: Priced): bigint | null {
  return toUnits(baseUnits, priced, fineFiatDecimals)
}

/** Returns an amount's value in USD, for display only. Null without a price. */
export function toUsd(
  baseUnits: bigint,
  decimals: number,
  price: number | undefined,
): number | null {
  const fine = toFineFiatUnits(baseUnits, { price, decimals })
  return fine === null ? null : Number(fine) / 10 ** fineFiatDecimals
}
