import type { AccountState } from '../../controllers/accounts.ts'
import { sumFiat, toWorth } from '../../utils/fiat.ts'

/** The account's total value in USD, for display only. Null if no token has a price. */
export function totalOf({ tokenBalance }: Pick<AccountState, 'tokenBalance'>): number | null {
  if (tokenBalance?.length === 0) return 0
  const values = tokenBalance?.flatMap(({ value }) => toWorth(value) ?? []) ?? []
  return values.length > 0 ? sumFiat(values) : null
}
