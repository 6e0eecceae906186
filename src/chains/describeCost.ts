import type { NativeCurrency } from '../types/network.ts'
import type { Fact, ReadRequest, Statement } from '../types/review.ts'

/**
 * Network fees, in units of the native coin, far above what any transaction costs. The keys are symbols of native
 * currencies; `''` is the limit of any other currency.
 */
export type HighFees = Readonly<Record<string, number> & { '': number }>

/** Decimals that limits have at most. */
const places = 8

/** Returns the limit of a network's fees in base units. */
export function highFeeOf(
  limits: HighFees,
  { symbol, decimals }: Pick<NativeCurrency, 'symbol' | 'decimals'>,
): bigint {
  const limit = Object.hasOwn(limits, symbol) ? limits[symbol] : undefined
  const scaled = BigInt(Math.round((limit ?? limits['']) * 10 ** places))
  return (scaled * 10n ** BigInt(decimals)) / 10n ** BigInt(places)
}

/** Ratio of a payment and its cost below which the cost is doubted. */
export const leastRatio = 10n

/** Part of the limit below which a fee is small change, however little is paid. */
const smallPart = 1000n

/** The most that a network takes for a request, in base units of its native coin. */
interface Cost {
  amount: bigint
  /** See `highFeeOf`. */
  limit: bigint
  /** Native coin that leaves the account, if the request does nothing but pay; null for others, which may bring much. */
  paid: bigint | null
}

/** Returns the native coin that statements pay; null if they say anything else. */
export function paidBy(statements: readonly Statement[]): bigint | null {
  const amounts = statements.map(({ text, values }) => {
    const value = text === 'review.pay' ? values?.value : undefined
    return value?.kind === 'amount' && value.unit === 'native' ? value.amount : null
  })
  if (amounts.length === 0) return null
  return amounts.reduce((sum, one) => (sum === null || one === null ? null : sum + one), 0n)
}

/** Says of a fee that it is above a tenth of what is paid, or far above that of any transaction. One rule for all families. */
export function doubtCost({ amount, limit, paid }: Cost): Statement[] {
  const isSmall = amount * smallPart < limit
  const isShare = paid !== null && paid > 0n && amount * leastRatio > paid && !isSmall
  return [
    ...(amount > limit ? [{ text: 'review.feeHigh', isGrave: true } as const] : []),
    ...(isShare ? [{ text: 'review.feeShare', isGrave: true } as const] : []),
  ]
}

/** The fact in place of a fee that the page leaves to the wallet, until a node has estimated it. */
export const costOfWallet: Fact = {
  name: 'review.feeOpen',
  value: { kind: 'message', text: 'review.feeOfWallet' },
}

/** The fact in place of a fee that the network sets, until a node has estimated it. */
export const costOfChain: Fact = {
  name: 'review.feeOpen',
  value: { kind: 'message', text: 'review.feeUnread' },
}

/** Returns a cost as a fact, with what makes it doubtful. */
export const describeCost = (cost: Cost): Required<Pick<ReadRequest, 'facts' | 'warnings'>> => ({
  facts: [{ name: 'review.fee', value: { kind: 'amount', amount: cost.amount, unit: 'native' } }],
  warnings: doubtCost(cost),
})
