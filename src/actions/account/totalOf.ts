import type { AccountState } from '../../controllers/accounts.ts'
import { sumFiat } from '../../utils/fiat.ts'

/** What an account's tokens are worth together, in USD and for showing only; null where nothing has a price. */
export function totalOf({ tokenBalance }: Pick<AccountState, 'tokenBalance'>): number | null {
  if (tokenBalance?.length === 0) return 0
  const values = tokenBalance?.flatMap(({ value }) => value ?? []) ?? []
  return values.length > 0 ? sumFiat(values) : null
}
