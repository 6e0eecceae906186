import type { SwapState } from '../../controllers/swap.ts'
import type { SwapToken } from '../../types/swap.ts'
import type { TokenBalance } from '../../types/token.ts'
import { matchesSearch } from '../../utils/matchesSearch.ts'
import { holdingOf, keyOf } from './assessSwap.ts'
import { readDoubts, type TokenDoubt } from './readDoubts.ts'

const suggested =
  'ETH UNI 1INCH AAVE SOL ADA AVAX DOT LINK NITRO GAIA MILK TRX NEAR GNO WBTC DAI WETH USDC USDT ARB BAL BICO CRV ENS MATIC OP'.split(
    ' ',
  )

/** Symbols at the top of the list, in this order. */
const popular = suggested.concat(
  'METAL CHAMP WOLF SALE BUSD MUST BTCpx ROUTE HEX WELT amDAI VSQ VISION AURUM pSP SNX VC CHP amUSDT SPHERE FOX GIDDY GFC OMEN OX_OLD DE WNT'.split(
    ' ',
  ),
)
const maxSuggested = 8

export interface HeldToken {
  token: SwapToken
  /** The account's balance in base units; null if unknown. */
  balance: bigint | null
  /** Price of one token in USD, for display only. */
  price: number | undefined
  doubt: TokenDoubt | null
}

export interface SwapTokenLists {
  suggested: HeldToken[]
  yours: HeldToken[]
  /** All tokens of the network: popular ones first, then by symbol. */
  all: HeldToken[]
}

const matches = ({ name, symbol, address }: SwapToken, query: string) =>
  matchesSearch([name, symbol, address], query)

/** Index of the symbol in `popular`; the length of `popular` if it is missing there. */
function placeOf({ symbol }: SwapToken): number {
  const place = popular.indexOf(symbol)
  return place < 0 ? popular.length : place
}

function bySymbol(one: SwapToken, other: SwapToken): number {
  return one.symbol < other.symbol ? -1 : one.symbol > other.symbol ? 1 : 0
}

export function listSwapTokens(
  draft: Readonly<Pick<SwapState, 'tokens' | 'holdings' | 'wellKnown'>>,
  listed: readonly TokenBalance[],
  query = '',
): SwapTokenLists {
  const wanted = query.trim().toLowerCase()
  const found = wanted ? draft.tokens.filter((token) => matches(token, wanted)) : [...draft.tokens]
  const isExact = ({ symbol }: SwapToken) => symbol.toLowerCase() === wanted
  const doubtOf = readDoubts(draft)
  const isImpostor = (token: SwapToken) => Number(doubtOf(token) === 'impostor')
  const known = new Map(listed.map((row) => [row.address?.toLowerCase() ?? '', row]))
  const toHeld = (token: SwapToken): HeldToken => {
    const row = known.get(token.isNative ? '' : keyOf(token))
    const balance = holdingOf(draft, token, row ? [row] : [])
    return { token, balance, price: row?.price, doubt: doubtOf(token) }
  }
  const all = found
    .sort(
      (one, other) =>
        Number(isExact(other)) - Number(isExact(one)) ||
        placeOf(one) - placeOf(other) ||
        isImpostor(one) - isImpostor(other) ||
        bySymbol(one, other),
    )
    .map(toHeld)
  return {
    suggested: wanted
      ? []
      : all
          .filter(({ token, doubt }) => suggested.includes(token.symbol) && doubt !== 'impostor')
          .slice(0, maxSuggested),
    yours: all.filter(({ balance }) => balance !== null && balance > 0n),
    all,
  }
}
