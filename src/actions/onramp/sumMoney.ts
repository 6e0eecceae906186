import { parseUnits } from 'ethers/utils'
import type { Money } from '../../types/onramp.ts'
import { formatUnits } from '../../utils/amount.ts'

const placesOf = ({ amount }: Money) => amount.split('.')[1]?.length ?? 0

/** Two amounts as one where they are of the same currency. */
export function sumMoney(one: Money, other: Money): Money[] {
  if (one.currency !== other.currency) return [one, other]
  const places = Math.max(placesOf(one), placesOf(other))
  const sum = parseUnits(one.amount, places) + parseUnits(other.amount, places)
  return [{ amount: formatUnits(sum, places), currency: one.currency }]
}
