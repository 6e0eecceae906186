/** Decimal places of a currency: two for the dollar, none for the yen. */
export function fiatDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
