/** The exact decimal string of an amount in base units. */
export function decimalText(amountBaseUnits: bigint, decimals: number): string {
  const digits = amountBaseUnits.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** Decimal places to which a price is rounded. */
const PRICE_DIGITS = 6

/** The value of an amount in dollars: whole cents, rounded down. */
export function worth(amountBaseUnits: bigint, decimals: number, priceUsd: number): number {
  const price = BigInt(Math.round(priceUsd * 10 ** PRICE_DIGITS))
  const cents = (amountBaseUnits * price * 100n) / 10n ** BigInt(decimals + PRICE_DIGITS)
  return Number(cents) / 100
}
