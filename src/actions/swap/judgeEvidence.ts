import type { SwapState } from '../../controllers/swap.ts'
import type { MarketRequest, Ratio } from '../../types/market.ts'
import type { SwapToken } from '../../types/swap.ts'
import { judgePrice, type PriceClaim, toExpectations } from '../amounts/evidence.ts'
import { keyOf } from './assessSwap.ts'

/** Returns a key that is equal for trades with equal tokens and amount. */
export function tradeKey({ source, target, amount }: MarketRequest): string {
  return `${keyOf(source)} ${target && keyOf(target)} ${amount}`
}

interface Evidence {
  trade: MarketRequest
  /** All tokens that need a price: source, target and the native token. */
  tokens: readonly SwapToken[]
  claimsOf(token: SwapToken): PriceClaim[]
  /** Middle price of pools; null if unknown. */
  rate: Ratio | null
}

/** Judges what all sources have said. A price that only the swap service has said is left out. */
export function judgeEvidence({
  trade,
  tokens,
  claimsOf,
  rate,
}: Evidence): Pick<SwapState, 'prices' | 'evidence'> {
  const { source, target } = trade
  const judged = tokens.map((token) => {
    const side = target && keyOf(token) === keyOf(target) ? 'arrives' : 'goes'
    return { key: keyOf(token), ...judgePrice(claimsOf(token), side) }
  })
  const prices = Object.fromEntries(
    judged.flatMap(({ key, usd }) => (usd === undefined ? [] : [[key, usd] as const])),
  )
  if (!target) return { prices, evidence: null }
  const traded = [source, target].map(keyOf)
  const expectations = toExpectations(
    { decimals: source.decimals, claims: claimsOf(source) },
    { decimals: target.decimals, claims: claimsOf(target) },
  )
  if (rate) expectations.push({ ratio: rate, isIndependent: true })
  const isContradicted = judged.some(
    ({ key, isContradicted }) => isContradicted && traded.includes(key),
  )
  return { prices, evidence: { trade: tradeKey(trade), expectations, isContradicted } }
}
