import type { TokenBalance } from '../../types/token.ts'
import { toWorth } from '../../utils/fiat.ts'

/** Sorts by value, with unpriced tokens last. The native token precedes other tokens of the same value. */
export function sortTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return [...tokens].sort(
    (a, b) =>
      (toWorth(b.value) ?? -1) - (toWorth(a.value) ?? -1) ||
      Number(Boolean(a.address)) - Number(Boolean(b.address)),
  )
}
