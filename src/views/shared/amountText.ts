import type { Translate } from '../../i18n/messages.ts'
import type { ReadAmount } from '../../types/amount.ts'

export function amountSize(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 8) return 'large'
  return text.length <= 14 ? 'medium' : 'small'
}

export function amountHint(
  read: ReadAmount,
  { symbol, decimals }: { symbol: string; decimals: number },
  t: Translate,
): string | undefined {
  if (read.kind !== 'problem') return undefined
  if (read.problem === 'decimals' && decimals === 0) return t('send.amount.noDecimals', { symbol })
  return t(`send.amount.${read.problem}`, { symbol, count: decimals, example: '12.5' })
}
