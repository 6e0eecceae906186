import { formatUnits } from '../../utils/amount.ts'
import { decimalSeparator } from './readAmount.ts'

/** Replaces the decimal point by the decimal separator of the language. */
export const localizeDecimal = (decimal: string, language: string): string =>
  decimal.replace('.', decimalSeparator(language))

export function toInputText(baseUnits: bigint, decimals: number, language: string): string {
  return localizeDecimal(formatUnits(baseUnits, decimals), language)
}
