import type { AccountState } from '../../controllers/accounts.ts'
import type { TokenBalance } from '../../types/token.ts'
import { sumFiat, toWorth } from '../../utils/fiat.ts'

/** Sorts by value, with unpriced tokens last. The native token precedes other tokens of the same value. */
export function sortTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return [...tokens].sort(
    (a, b) =>
      (toWorth(b.value) ?? -1) - (toWorth(a.value) ?? -1) ||
      Number(Boolean(a.address)) - Number(Boolean(b.address)),
  )
}

/** The account's total value in USD, for display only. Null if no token has a price. */
export function totalOf({ tokenBalance }: Pick<AccountState, 'tokenBalance'>): number | null {
  if (tokenBalance?.length === 0) return 0
  const values = tokenBalance?.flatMap(({ value }) => toWorth(value) ?? []) ?? []
  return values.length > 0 ? sumFiat(values) : null
}
