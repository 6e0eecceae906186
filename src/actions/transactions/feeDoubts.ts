import { laterFamilies } from '../../chains/laterFamilies.ts'
import type { Order } from '../../types/order.ts'
import { toBaseUnits } from '../amounts/readAmount.ts'

/** `feeShare`: the fee is above a tenth of the amount. `feeHigh`: the fee is far above what a transaction costs. */
export type FeeDoubt = 'feeShare' | 'feeHigh'

/** Ratio of amount and fee below which the fee is doubted. */
const leastRatio = 10n

/** True if the fee is above a tenth of the amount. False if their values cannot be compared. */
function isLargeShare({ fee, pays }: Pick<Order, 'fee' | 'pays'>): boolean {
  if (!pays || fee.ceiling === null) return false
  if (pays.token === null) return fee.ceiling * leastRatio > pays.amountBaseUnits
  if (fee.usd === null || pays.cents === null) return false
  return fee.usd * 100 * Number(leastRatio) > Number(pays.cents)
}

/** True if fee and deposit are above the family's limit, which no price that a service states can raise. */
function isHigh({ fee, account }: Pick<Order, 'fee' | 'account'>): boolean {
  const { namespace, network } = account
  const { symbol, decimals } = network.nativeCurrency
  const limits = laterFamilies[namespace]?.highFees
  if (fee.ceiling === null || !limits) return false
  const limit = Object.hasOwn(limits, symbol) ? limits[symbol] : limits['']
  return (
    fee.ceiling + fee.deposit > toBaseUnits({ numeric: limit ?? '0', decimals: String(decimals) })
  )
}

/** Returns the doubts about an order's network fee, each of which takes a second press. */
export function feeDoubts(order: Pick<Order, 'fee' | 'pays' | 'account'>): FeeDoubt[] {
  return [
    ...(isLargeShare(order) ? (['feeShare'] as const) : []),
    ...(isHigh(order) ? (['feeHigh'] as const) : []),
  ]
}
