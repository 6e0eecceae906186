import { formatUnits } from '../../utils/amount.ts'
import { decimalSeparator } from './readAmount.ts'

/** An amount as people type it in a language, to the last unit. */
export function toInputText(baseUnits: bigint, decimals: number, language: string): string {
  return formatUnits(baseUnits, decimals).replace('.', decimalSeparator(language))
}
