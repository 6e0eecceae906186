import { formatUnits } from '../../utils/amount.ts'
import { decimalSeparator } from './readAmount.ts'

/** Replaces the decimal point by the decimal separator of the locale. */
export const localizeDecimal = (decimal: string, locale: string): string =>
  decimal.replace('.', decimalSeparator(locale))

export function toInputText(baseUnits: bigint, decimals: number, locale: string): string {
  return localizeDecimal(formatUnits(baseUnits, decimals), locale)
}
