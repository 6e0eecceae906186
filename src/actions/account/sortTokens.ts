import type { TokenBalance } from '../../types/token.ts'

/** The most valuable first, those without a price behind; the native token before what is worth as much. */
export function sortTokens(tokens: readonly TokenBalance[]): TokenBalance[] {
  return [...tokens].sort(
    (a, b) =>
      (b.value ?? -1) - (a.value ?? -1) || Number(Boolean(a.address)) - Number(Boolean(b.address)),
  )
}
