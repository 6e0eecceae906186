import type { Translate } from '../../i18n/messages.ts'
import type { ReadAmount } from '../../types/amount.ts'

/** The font size of an amount: it shrinks to fit, in three steps. */
export function amountSize(text: string): 'large' | 'medium' | 'small' {
  if (text.length <= 8) return 'large'
  return text.length <= 14 ? 'medium' : 'small'
}

/** The error of a typed amount, and how to correct it. */
export function amountHint(
  read: ReadAmount,
  { symbol, decimals }: { symbol: string; decimals: number },
  t: Translate,
): string | undefined {
  if (read.kind !== 'problem') return undefined
  if (read.problem === 'decimals' && decimals === 0) return t('send.amount.noDecimals', { symbol })
  return t(`send.amount.${read.problem}`, { symbol, decimals, example: '12.5' })
}
