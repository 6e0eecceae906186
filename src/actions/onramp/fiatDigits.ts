/** How many decimal places a currency has: two of the dollar, none of the yen. */
export function fiatDigits(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
