import { formatUnits } from '../../utils/amount.ts'
import { decimalSeparator } from './readAmount.ts'

export function toInputText(baseUnits: bigint, decimals: number, language: string): string {
  return formatUnits(baseUnits, decimals).replace('.', decimalSeparator(language))
}
