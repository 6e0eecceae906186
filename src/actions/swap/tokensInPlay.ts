import { swap } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import { keyOf } from './assessSwap.ts'

export function tokensInPlay(): SwapToken[] {
  const native = swap.tokens.find(({ isNative }) => isNative)
  const all = [native, swap.sourceToken, swap.toToken].filter((token) => token != null)
  return [...new Map(all.map((token) => [keyOf(token), { ...token }])).values()]
}
