import { type SendState, send, updateSend } from '../../controllers/send.ts'
import type { ReadAmount } from '../../types/amount.ts'
import type { SendOrder } from '../../types/order.ts'
import type { FeeRate } from '../../types/sender.ts'
import { formatUnits } from '../../utils/amount.ts'
import { readAmount } from '../amounts/readAmount.ts'

/** Factor above the highest recommended rate from which a typed one takes a second press. */
const highFactor = 3

export interface ReadRate {
  /** The typed text, read as a number of the rate's unit. */
  read: ReadAmount
  rate: FeeRate | null
  /** True if nodes refuse the rate. */
  isBelowLeast: boolean
}

const fastestOf = ({ feeRates }: Readonly<SendState>) =>
  Math.max(...feeRates.map(({ rate }) => rate))

/** Reads a typed fee rate. A rate has the tip of the usual rate, as far as it can pay it. */
export function readRate(draft: Readonly<SendState>, text: string, locale: string): ReadRate {
  const { feeBounds, feeRates } = draft
  const usual = feeRates.find(({ speed }) => speed === 'normal')
  if (!feeBounds || !usual) return { read: { kind: 'empty' }, rate: null, isBelowLeast: false }
  const { decimals, least, most } = feeBounds
  const read = readAmount(text, { decimals, symbol: usual.unit, locale })
  if (read.kind !== 'amount') return { read, rate: null, isBelowLeast: false }
  const rate = Number(formatUnits(read.baseUnits, decimals))
  if (rate > most)
    return { read: { kind: 'problem', problem: 'large' }, rate: null, isBelowLeast: false }
  if (rate < least || rate === 0) return { read, rate: null, isBelowLeast: true }
  const tip = usual.tip === undefined ? {} : { tip: Math.min(usual.tip, rate) }
  const { unit } = usual
  return { read, rate: { speed: 'custom', rate, ...tip, unit, minutes: null }, isBelowLeast: false }
}

export function typeRate(text: string, locale: string): void {
  const { rate } = readRate(send, text, locale)
  updateSend({ typedRate: text, customRate: rate, failure: null, isReviewRequested: false })
}

/** Returns the doubt about a typed rate: blocks do not take it at present, or it is far above the recommended ones. */
export function rateDoubt(
  { fee: { rate } }: Pick<SendOrder, 'fee'>,
  draft: Readonly<SendState>,
): 'rateLow' | 'rateHigh' | null {
  if (rate?.speed !== 'custom' || draft.feeRates.length === 0) return null
  if (rate.rate < (draft.feeBounds?.taken ?? 0)) return 'rateLow'
  return rate.rate > fastestOf(draft) * highFactor ? 'rateHigh' : null
}
