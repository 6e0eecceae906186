/** Returns the exact decimal string of an amount in base units: `formatUnits(1500n, 3)` is `1.5`. */
export function formatUnits(amountBaseUnits: bigint, decimals: number): string {
  const sign = amountBaseUnits < 0n ? '-' : ''
  const digits = (amountBaseUnits < 0n ? -amountBaseUnits : amountBaseUnits)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/** Number of digits of the largest uint256; longer amounts are invalid. */
const maxWholeDigits = 78

/**
 * Formats a decimal amount in the user's language, truncated after `decimals` places. An amount above zero that would
 * be formatted as zero becomes a text such as `< 0.001`. Returns an empty string if the amount has too many digits.
 */
export function formatAmount(amount: string, locale: string, decimals = 3): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  if (whole.replace(/^-?0*/, '').length > maxWholeDigits) return ''
  const options = { maximumFractionDigits: decimals, roundingMode: 'trunc' } as const
  const format = new Intl.NumberFormat(locale, options)
  const isTiny = /^-?0*$/.test(whole) && /^0*$/.test(fraction.slice(0, decimals))
  if (isTiny && /[1-9]/.test(fraction)) return `< ${format.format(10 ** -decimals)}`
  // `Intl` formats the string exactly. A number above 2^53 would lose digits.
  return format.format(amount as Intl.StringNumericLiteral)
}
