import type { SendState } from '../../controllers/send.ts'
import { nextStep, type Step } from '../transactions/nextStep.ts'
import { mustConfirm } from './checkReceiver.ts'

/** Returns the next step of the review of a transfer. `incomplete`: the draft lacks a token, an amount or a receiver. */
export function sendStep(
  { review, loading }: Readonly<Pick<SendState, 'review' | 'loading'>>,
  now: number,
): Step | 'incomplete' {
  if (!review) return 'wait'
  const { order, check, stale, confirmed } = review
  if (!order) return 'incomplete'
  // The page sets the fee, but could not read it.
  const isUnread = check !== null && order.fee.ceiling === null && !order.fee.isOfWallet
  return nextStep(order, {
    isChecking: check === null,
    isPending: loading,
    isRefused: check !== null && check.refusal !== null,
    hasFailed: false,
    isStale: stale !== null || isUnread,
    mustAgree: check?.warnings.some(mustConfirm) ?? false,
    isTyped: null,
    confirmed,
    now,
  })
}
