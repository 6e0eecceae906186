import type { SwapState } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { holdingOf, keyOf } from './assessSwap.ts'

/** Tokens that people look for most, on whatever network, by their symbols. */
const suggested =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )
const maxSuggested = 8

export interface HeldToken {
  token: SwapToken
  /** In base units; null where it is not known. */
  balance: bigint | null
}

export interface SwapTokenLists {
  suggested: SwapToken[]
  yours: HeldToken[]
  /** All of the network: those that people look for first, then by symbol. */
  all: HeldToken[]
}

const matches = ({ name, symbol, address }: SwapToken, query: string) =>
  [name, symbol, address].some((text) => text.toLowerCase().includes(query))

/** Where in that list a token is; beyond its end for others. */
function placeOf({ symbol }: SwapToken): number {
  const place = suggested.indexOf(symbol)
  return place < 0 ? suggested.length : place
}

function bySymbol(one: SwapToken, other: SwapToken): number {
  return one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0
}

/** What can be chosen, and of that what `query` names: by name, symbol or address. */
export function listSwapTokens(
  draft: Readonly<Pick<SwapState, 'tokens' | 'holdings'>>,
  listed: readonly TokenBalance[],
  query = '',
): SwapTokenLists {
  const wanted = query.trim().toLowerCase()
  const found = wanted ? draft.tokens.filter((token) => matches(token, wanted)) : [...draft.tokens]
  const isExact = ({ symbol }: SwapToken) => symbol.toLowerCase() === wanted
  const known = new Map(listed.map((row) => [row.address?.toLowerCase() ?? '', row]))
  const toHeld = (token: SwapToken): HeldToken => {
    const row = known.get(token.isNative ? '' : keyOf(token))
    return { token, balance: holdingOf(draft, token, row ? [row] : []) }
  }
  const all = found
    .sort(
      (one, other) =>
        Number(isExact(other)) - Number(isExact(one)) ||
        placeOf(one) - placeOf(other) ||
        bySymbol(one, other),
    )
    .map(toHeld)
  return {
    suggested: wanted
      ? []
      : all
          .map(({ token }) => token)
          .filter(({ symbol }) => suggested.includes(symbol))
          .slice(0, maxSuggested),
    yours: all.filter(({ balance }) => balance !== null && balance > 0n),
    all,
  }
}
