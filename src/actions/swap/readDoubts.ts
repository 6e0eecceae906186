import type { SwapState } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import { keyOf } from './assessSwap.ts'

/** Symbols that differ only by case or width have the same key. */
export const symbolKey = (symbol: string) => symbol.normalize('NFKC').trim().toUpperCase()

/**
 * Possible confusion of a token: `impostor` has the symbol of the native or a well-known token, `original` is a
 * well-known token with a shared symbol, `twin` shares its symbol with others. Only the addresses differ.
 */
export type TokenDoubt = 'impostor' | 'twin' | 'original'

/**
 * Returns a function that gives the doubt about a token; null for tokens with a unique symbol, and for the native one,
 * which has no address.
 */
export function readDoubts({
  tokens,
  wellKnown,
}: Readonly<Pick<SwapState, 'tokens' | 'wellKnown'>>): (token: SwapToken) => TokenDoubt | null {
  const shared = new Map<string, number>()
  for (const { symbol } of tokens)
    shared.set(symbolKey(symbol), (shared.get(symbolKey(symbol)) ?? 0) + 1)
  const native = tokens.find(({ isNative }) => isNative)
  const nativeSymbol = native && symbolKey(native.symbol)
  return (token) => {
    const symbol = symbolKey(token.symbol)
    const original = wellKnown[symbol]
    const isShared = (shared.get(symbol) ?? 0) > 1
    if (token.isNative) return null
    if (original === keyOf(token)) return isShared ? 'original' : null
    if (original !== undefined || symbol === nativeSymbol) return 'impostor'
    return isShared ? 'twin' : null
  }
}
