import type { Order } from '../../types/order.ts'

/** Facts about an order besides its own members, at the time when the user looks at its review. */
export interface Evidence {
  /** True while the order is made, checked or simulated. */
  isChecking: boolean
  /** True while the wallet has a request of this review, or an approval is not confirmed yet. */
  isPending: boolean
  /** True if a check has found that the order would lose the amount. */
  isRefused: boolean
  /** True if the last attempt to make the order failed. */
  hasFailed: boolean
  /** True if a later value contradicts the order: a higher fee, or less that arrives. */
  isStale: boolean
  /** True if a doubt about the order may cost money, so that one press is not enough. */
  mustAgree: boolean
  /** Set if the user has to type the amount that arrives: true once the right amount is typed. */
  isTyped: boolean | null
  /** The order that the user has confirmed by a first press; another order needs presses of its own. */
  confirmed: Order | null
  /** Milliseconds since the epoch. */
  now: number
}

/**
 * The step after the next press on a review's primary button.
 *
 * | step | meaning of a press |
 * | --- | --- |
 * | `wait` | none: a check or a request is pending |
 * | `refuse` | none: the order would lose the amount, so that only going back is offered |
 * | `renew` | makes a new order, which the user reviews |
 * | `type` | none: the amount that arrives is not typed yet |
 * | `confirm` | confirms the doubts; the next press goes on |
 * | `approve` | requests the approval that the order consists of |
 * | `submit` | requests the transaction |
 */
export type Step = 'wait' | 'refuse' | 'renew' | 'type' | 'confirm' | 'approve' | 'submit'

/** Decides the next step of every flow that ends in a transaction. Pure: equal arguments give equal steps. */
export function nextStep(order: Order | null, evidence: Evidence): Step {
  if (evidence.isPending) return 'wait'
  if (evidence.isRefused) return 'refuse'
  if (order === null) return evidence.hasFailed && !evidence.isChecking ? 'renew' : 'wait'
  const isExpired = order.deadline !== null && evidence.now >= order.deadline
  if (evidence.isStale || isExpired) return evidence.isChecking ? 'wait' : 'renew'
  if (evidence.isChecking) return 'wait'
  if (evidence.isTyped === false) return 'type'
  const isConfirmed = evidence.isTyped === true || evidence.confirmed === order
  if (evidence.mustAgree && !isConfirmed) return 'confirm'
  return order.kind === 'approve' ? 'approve' : 'submit'
}

/** Evidence of an order that was checked and raises no doubt. */
export const plainEvidence: Evidence = {
  isChecking: false,
  isPending: false,
  isRefused: false,
  hasFailed: false,
  isStale: false,
  mustAgree: false,
  isTyped: null,
  confirmed: null,
  now: 0,
}
