/** The exact decimal text of an amount in base units: `formatUnits(1500n, 3)` is `1.5`. */
export function formatUnits(amountBaseUnits: bigint, decimals: number): string {
  const sign = amountBaseUnits < 0n ? '-' : ''
  const digits = (amountBaseUnits < 0n ? -amountBaseUnits : amountBaseUnits)
    .toString()
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/**
 * A decimal amount in the visitor's number format, cut off after `decimals` places and never rounded
 * up; what is not zero never reads as zero.
 */
export function formatAmount(amount: string, language: string, decimals = 3): string {
  const [whole = '0', fraction = ''] = amount.split('.')
  const kept = fraction.slice(0, decimals).replace(/0+$/, '')
  const group = new Intl.NumberFormat(language, { maximumFractionDigits: decimals })
  const isTiny = /^-?0*$/.test(whole) && kept === '' && /[1-9]/.test(fraction)
  if (isTiny) return `< ${group.format(10 ** -decimals)}`
  // The text goes to Intl as it is: a number would lose digits above 2^53.
  return group.format(`${whole}${kept && `.${kept}`}` as unknown as number)
}
