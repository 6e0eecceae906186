import { highFeeOf, leastRatio } from '../../chains/describeCost.ts'
import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { Order } from '../../types/order.ts'

/**
 * `feeShare`: the cost is above a tenth of the amount. `feeHigh`: the cost is far above that of a transaction. The cost is
 * all that leaves the account besides the amount: the fee, and the rent of an account that the transaction creates.
 */
export type FeeDoubt = 'feeShare' | 'feeHigh'

/** Returns what leaves the account besides the amount, in base units of the native token; null if the fee is unknown. */
export const costOfOrder = ({ fee: { ceiling, deposit } }: Pick<Order, 'fee'>): bigint | null =>
  ceiling === null ? null : ceiling + deposit

/** True if the cost is above a tenth of the amount. False if their values cannot be compared. */
function isLargeShare({ fee, pays }: Pick<Order, 'fee' | 'pays'>): boolean {
  const cost = costOfOrder({ fee })
  if (!pays || cost === null || !fee.ceiling) return false
  if (pays.token === null) return cost * leastRatio > pays.amountBaseUnits
  if (fee.usd === null || pays.cents === null) return false
  const usd = (fee.usd / Number(fee.ceiling)) * Number(cost)
  return usd * 100 * Number(leastRatio) > Number(pays.cents)
}

/** True if the cost is above the family's limit, which no price that a service states can raise. */
function isHigh({ fee, account }: Pick<Order, 'fee' | 'account'>): boolean {
  const { namespace, network } = account
  const limits = laterFamilies[namespace]?.highFees
  const cost = costOfOrder({ fee })
  if (cost === null || !limits) return false
  return cost > highFeeOf(limits, network.nativeCurrency)
}

/** Returns the doubts about an order's cost, each of which takes a second press. */
export function feeDoubts(order: Pick<Order, 'fee' | 'pays' | 'account'>): FeeDoubt[] {
  return [
    ...(isLargeShare(order) ? (['feeShare'] as const) : []),
    ...(isHigh(order) ? (['feeHigh'] as const) : []),
  ]
}
