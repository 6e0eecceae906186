import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Ratio } from '../../../types/market.ts'
import type { SwapToken } from '../../../types/swap.ts'
import type { Swapper } from '../../../types/swapper.ts'
import { exchangesOn } from './exchanges.ts'
import { addressIn, type Pool, readPools, view } from './pools.ts'
import { contractOf } from './toCall.ts'
import { dollarsOn } from './wellKnownTokens.ts'

/** The service's placeholder for the native token. */
export const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** The native token of every network with known exchanges has 18 decimals. */
const nativeDecimals = 18

/** Amount of the native token for which prices are read if the trade's size in it is unknown: 0.1, for a network fee. */
const feeSize = 10n ** 17n

const times = (one: Ratio, other: Ratio): Ratio => ({
  over: one.over * other.over,
  under: one.under * other.under,
})
const inverse = ({ over, under }: Ratio): Ratio => ({ over: under, under: over })
const exceeds = (one: Ratio, other: Ratio) => one.over * other.under > other.over * one.under
const amountAt = (amount: bigint, { over, under }: Ratio) => (amount * over) / under

function best(ratios: readonly (Ratio | null)[]): Ratio | null {
  let found: Ratio | null = null
  for (const ratio of ratios) if (ratio && (!found || exceeds(ratio, found))) found = ratio
  return found
}

/** The best price of the pools that are deep enough, as the market's best price is what a trade is compared with. */
async function rateOf(pools: readonly Pool[], amount: bigint): Promise<Ratio | null> {
  const deep = await Promise.all(
    pools.map(async (pool) => ((await pool.isDeep(amount)) ? pool.spot : null)),
  )
  return best(deep)
}

/** Converts dollars per base unit to dollars per token. The result is for display only. */
function toPrice({ over, under }: Ratio, decimals: number): number {
  const places = 18
  return Number((over * 10n ** BigInt(decimals + places)) / under) / 10 ** places
}

/** Reads decimals of the network's dollar tokens. A token without a contract on this chain is missing. */
async function readDollars(chainId: SwapToken['chainId'], rpc: RpcRequest) {
  const read = dollarsOn(chainId).map(async (address) => {
    const [decimals] = (await view(rpc, address, 'decimals')) ?? []
    return typeof decimals === 'bigint' ? [{ address, unit: 10n ** decimals }] : []
  })
  return (await Promise.all(read)).flat()
}

/**
 * Reads the middle price from pools of the two tokens, and from their pools with the wrapped native token; the latter
 * is priced by its pools with dollar tokens.
 */
export const readMarket: Swapper['readMarket'] = async ({ source, target, amount }, rpc) => {
  const { chainId } = source
  const exchanges = exchangesOn(chainId)
  if (!exchanges) return null
  const { routers } = exchanges
  const [dollars, wraps, ...factories] = await Promise.all([
    readDollars(chainId, rpc),
    view(rpc, routers[0] ?? '', 'WETH'),
    ...routers.map((router) => view(rpc, router, 'factory')),
  ])
  const wrapped = addressIn(wraps)
  const known = factories.flatMap((factory) => addressIn(factory) ?? [])
  if (!wrapped) return null

  const contract = (token: SwapToken) => contractOf(token)?.toLowerCase() ?? wrapped
  const [from, to] = [contract(source), target && contract(target)]
  const one: Ratio = { over: 1n, under: 1n }
  const reading = new Map<string, Promise<Pool[]>>()
  /** Null for a pair of the same token. */
  const pools = (first: string, second: string | null) => {
    if (second === null || first === second) return null
    const key = `${first} ${second}`
    const read = reading.get(key) ?? readPools(rpc, known, exchanges, [first, second])
    reading.set(key, read)
    return read
  }
  const [direct, toNative, fromNative, ...ofDollars] = await Promise.all([
    pools(from, to),
    pools(from, wrapped),
    pools(wrapped, to),
    ...dollars.map(({ address }) => pools(wrapped, address)),
  ])
  const inNative = toNative ? await rateOf(toNative, amount) : one
  const nativeAmount = inNative && amountAt(amount, inNative)
  const [straight, onward, ...inDollars] = await Promise.all([
    direct ? rateOf(direct, amount) : to === from ? one : null,
    to === null || nativeAmount === null
      ? null
      : fromNative
        ? rateOf(fromNative, nativeAmount)
        : one,
    ...dollars.map(async ({ unit }, index) => {
      const rate = await rateOf(ofDollars[index] ?? [], nativeAmount || feeSize)
      return rate && times(rate, { over: 1n, under: unit })
    }),
  ])
  const nativePrice = best(inDollars)
  const rate = best([straight, inNative && onward && times(inNative, onward)])
  const sourcePrice = nativePrice && inNative && times(inNative, nativePrice)
  const targetPrice = nativePrice && onward && times(inverse(onward), nativePrice)
  const priced: [SwapToken | null, Ratio | null][] = [
    [source, sourcePrice],
    [target, targetPrice],
  ]
  const prices = priced.flatMap(([token, price]) =>
    token && price ? [[token.address.toLowerCase(), toPrice(price, token.decimals)] as const] : [],
  )
  const nativeId = `${chainId}:${nativeAddress}`
  if (nativePrice) prices.push([nativeId, toPrice(nativePrice, nativeDecimals)])
  return { rate, prices: Object.fromEntries(prices) }
}
