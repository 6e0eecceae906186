import type { SwapState } from '../../controllers/swap.ts'
import { readAmount } from '../amounts/readAmount.ts'
import { slippageRules } from './swapRules.ts'

/** Returns the draft's slippage in hundredths of a percent; null if the entered one is not within the limits. */
export function readSlippage({
  slippageText,
  locale,
}: Pick<SwapState, 'slippageText' | 'locale'>): bigint | null {
  const text = slippageText.replace(/[%٪]/, '').trim()
  if (text === '') return slippageRules.auto
  const read = readAmount(text, { decimals: 2, symbol: '', locale })
  if (read.kind !== 'amount') return null
  const { least, most } = slippageRules
  return read.baseUnits >= least && read.baseUnits <= most ? read.baseUnits : null
}

/** Returns the draft's slippage for figures of a quote: the usual one while the entered one is not within the limits. */
export const shownSlippage = (draft: Pick<SwapState, 'slippageText' | 'locale'>): bigint =>
  readSlippage(draft) ?? slippageRules.auto
