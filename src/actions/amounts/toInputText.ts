import { formatUnits } from '../../utils/amount.ts'
import { decimalSeparator } from './readAmount.ts'

/** Writes a decimal with a point as users of the language type it. */
export const localizeDecimal = (decimal: string, language: string): string =>
  decimal.replace('.', decimalSeparator(language))

export function toInputText(baseUnits: bigint, decimals: number, language: string): string {
  return localizeDecimal(formatUnits(baseUnits, decimals), language)
}
