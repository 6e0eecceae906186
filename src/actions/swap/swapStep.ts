import type { PreparedSwap, SwapState } from '../../controllers/swap.ts'
import { feeDoubts } from '../transactions/feeDoubts.ts'
import { nextStep, type Step } from '../transactions/nextStep.ts'
import { describeQuote } from './describeQuote.ts'
import { slippageRules } from './swapRules.ts'

/** The user's own part of a swap's review. */
interface Confirmation {
  /** True if an approval of the source token is not confirmed yet. */
  isPending: boolean
  /** True if the typed amount is the one that arrives. */
  isTyped: boolean
  confirmed: PreparedSwap | null
  /** Milliseconds since the epoch. */
  now: number
}

/** Returns the figures of a prepared swap, from its own members alone. */
export function figuresOf(prepared: PreparedSwap) {
  const { trade, fee, arrives } = prepared
  return describeQuote(prepared, trade, fee.ceiling, arrives)
}

/** True if the user has to type the amount that arrives. An approval moves no tokens, so it needs no such proof. */
export function mustType(prepared: PreparedSwap): boolean {
  return prepared.kind === 'swap' && figuresOf(prepared).level === 'type'
}

/** True if the loss, the slippage, the unchecked result or the fee of a prepared swap takes a second press. */
function mustAgree(prepared: PreparedSwap): boolean {
  if (feeDoubts(prepared).length > 0) return true
  if (prepared.kind === 'approve') return false
  const { level } = figuresOf(prepared)
  if (prepared.trade.slippage > slippageRules.high) return true
  return !prepared.isProved || level === 'confirm' || level === 'unknown'
}

/** Returns the next step of the review of a swap. */
export function swapStep(
  {
    prepared,
    stale,
    activity,
    loading,
    failure,
  }: Readonly<Pick<SwapState, 'prepared' | 'stale' | 'activity' | 'loading' | 'failure'>>,
  { isPending, isTyped, confirmed, now }: Confirmation,
): Step {
  return nextStep(prepared, {
    isChecking: activity === 'preparing',
    isPending: loading || isPending,
    isRefused: false,
    hasFailed: failure !== null,
    isStale: stale !== null,
    mustAgree: prepared !== null && mustAgree(prepared),
    isTyped: prepared && mustType(prepared) ? isTyped : null,
    confirmed,
    now,
  })
}
