import type { Translate } from '../../i18n/messages.ts'
import type { ReadAmount } from '../../types/amount.ts'

/** How large the digits of an amount are: they shrink to fit, in three steps. */
export function amountSize(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 8) return 'large'
  return text.length <= 14 ? 'medium' : 'small'
}

/** What is wrong with what was typed, and what to do about it. */
export function amountHint(
  read: ReadAmount,
  { symbol, decimals }: { symbol: string; decimals: number },
  t: Translate,
): string | undefined {
  if (read.kind !== 'problem') return undefined
  if (read.problem === 'decimals' && decimals === 0) return t('send.amount.noDecimals', { symbol })
  return t(`send.amount.${read.problem}`, { symbol, decimals, example: '12.5' })
}
