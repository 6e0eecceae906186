import type { SwapState } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import { keyOf } from './assessSwap.ts'

/** Returns a key of a symbol. Symbols that differ only in letter case or width have the same key. */
export const symbolKey = (symbol: string) => symbol.normalize('NFKC').trim().toUpperCase()

/**
 * Types of tokens that share a symbol and differ in their address. An `impostor` has the symbol of the native token or
 * of a well-known token. An `original` is that well-known token. A `twin` shares its symbol with unknown tokens.
 */
export type TokenDoubt = 'impostor' | 'twin' | 'original'

/**
 * Returns a function that classifies a token. The function returns null for the native token, and for a token with a
 * unique symbol.
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
