import type { Balance } from '../../types/account.ts'
import { formatUnits } from '../../utils/amount.ts'
import { parseUnits } from '../../utils/parseUnits.ts'

/** Returns the exact sum of balances of one unit; null if one is unknown or of another unit. */
export function sumBalances(balances: readonly (Balance | null)[]): Balance | null {
  const known = balances.filter((balance) => balance !== null)
  const [first] = known
  if (!first || known.length < balances.length) return null
  if (known.some(({ symbol }) => symbol !== first.symbol)) return null
  const places = Math.max(...known.map(({ amount }) => (amount.split('.')[1] ?? '').length))
  const total = known.reduce((sum, { amount }) => sum + parseUnits(amount, places), 0n)
  return { symbol: first.symbol, amount: formatUnits(total, places) }
}
