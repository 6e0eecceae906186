import { parseUnits } from 'ethers/utils'

/** Prices and amounts of money are reckoned with this many places: more than any price of the service has. */
const places = 18

/** A price as exact decimal text: what JSON wrote, without an exponent. */
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

/** A price in 10^-18 of a dollar; null for what is no price. */
function scale(price: number | undefined): bigint | null {
  if (price === undefined || !Number.isFinite(price) || price <= 0) return null
  const [whole = '0', fraction = ''] = toDecimal(price).split('.')
  const scaled = parseUnits(`${whole}.${fraction.slice(0, places).padEnd(1, '0')}`, places)
  return scaled > 0n ? scaled : null
}

/** Whether a token can be reckoned in money. */
export function hasPrice(price: number | undefined): boolean {
  return scale(price) !== null
}

interface Priced {
  price?: number | undefined
  decimals: number
}

/** The decimal places in which an amount of money is typed. */
export const fiatDecimals = 2

/** How much of a token an amount of money buys, in base units, rounded down; null without a price. */
export function toTokenUnits(fiatUnits: bigint, { price, decimals }: Priced): bigint | null {
  const scaled = scale(price)
  if (scaled === null) return null
  return (fiatUnits * 10n ** BigInt(decimals + places - fiatDecimals)) / scaled
}

/** What an amount of a token is worth, in cents, rounded down; null without a price. */
export function toFiatUnits(baseUnits: bigint, { price, decimals }: Priced): bigint | null {
  const scaled = scale(price)
  if (scaled === null) return null
  return (baseUnits * scaled) / 10n ** BigInt(decimals + places - fiatDecimals)
}

/** Money finer than cents: what is rounded comes to less than anybody can pay. */
export const fineFiatDecimals = fiatDecimals + 6

/** What an amount of a token is worth, in millionths of a cent, rounded down; null without a price. */
export function toFineFiatUnits(baseUnits: bigint, priced: Priced): bigint | null {
  return toFiatUnits(baseUnits * 10n ** BigInt(fineFiatDecimals - fiatDecimals), priced)
}
