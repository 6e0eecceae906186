/**
 * Returns the base units of an exact decimal string: `parseUnits('1.5', 3)` is `1500n`.
 * @throws RangeError for a text that is no decimal number, or has more places than the unit
 */
export function parseUnits(decimal: string, decimals: number): bigint {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d*?)0*)?$/.exec(decimal) ?? []
  if (!whole || fraction.length > decimals) throw new RangeError(`not an amount: ${decimal}`)
  const digits = BigInt(whole + fraction.padEnd(decimals, '0'))
  return sign ? -digits : digits
}
