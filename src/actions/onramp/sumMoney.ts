import { parseUnits } from 'ethers/utils'
import type { Money } from '../../types/onramp.ts'
import { formatUnits } from '../../utils/amount.ts'

const placesOf = ({ amount }: Money) => amount.split('.')[1]?.length ?? 0

/** One sum if both have the same currency, else both. */
export function sumMoney(one: Money, other: Money): Money[] {
  if (one.currency !== other.currency) return [one, other]
  const places = Math.max(placesOf(one), placesOf(other))
  const sum = parseUnits(one.amount, places) + parseUnits(other.amount, places)
  return [{ amount: formatUnits(sum, places), currency: one.currency }]
}
