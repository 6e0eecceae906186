import { Interface } from 'ethers/abi'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { Ratio } from '../../../types/market.ts'
import type { Exchanges } from './exchanges.ts'

const contracts = new Interface([
  'function factory() view returns (address)',
  'function WETH() view returns (address)',
  'function decimals() view returns (uint8)',
  'function getPair(address, address) view returns (address)',
  'function getReserves() view returns (uint112, uint112, uint32)',
  'function quoteExactInputSingle((address tokenIn, address tokenOut, uint256 amountIn, uint24 fee, uint160 sqrtPriceLimitX96)) returns (uint256 amountOut, uint160 sqrtPriceX96After, uint32 initializedTicksCrossed, uint256 gasEstimate)',
])

/** Fees of the deepest Uniswap V3 pools, in millionths. */
const tiers = [500n, 3_000n]
const million = 1_000_000n

/**
 * A pool counts for an amount if a trade of this amount would lose less than 5 % beyond the fee. A shallower pool is
 * ignored, because its price can be moved at little cost.
 */
const minDepth = 20n

/** A pool that trades `from` for `to`. */
export interface Pool {
  /** Base units of `to` for a base unit of `from`, before the fee. */
  spot: Ratio
  /** True if the pool is deep enough for an amount of `from` in base units. */
  isDeep(amount: bigint): Promise<boolean>
}

/** Calls a contract. Undefined if the call fails or has another response, for example because there is no such pool. */
export async function view(
  rpc: RpcRequest,
  to: string,
  name: string,
  args: readonly unknown[] = [],
): Promise<readonly unknown[] | undefined> {
  try {
    const data = contracts.encodeFunctionData(name, args)
    return contracts.decodeFunctionResult(
      name,
      String(await rpc('eth_call', [{ to, data }, 'latest'])),
    )
  } catch {
    return undefined
  }
}

/** Returns the address of a response in lower case; undefined for the zero address. */
export function addressIn(result: readonly unknown[] | undefined): string | undefined {
  const [value] = result ?? []
  return typeof value === 'string' && BigInt(value) > 0n ? value.toLowerCase() : undefined
}

const bigintAt = (result: readonly unknown[] | undefined, index: number): bigint => {
  const value = result?.[index]
  return typeof value === 'bigint' ? value : 0n
}

/** Tokens of a pool are sorted by their address. */
const isFirst = (from: string, to: string) => BigInt(from) < BigInt(to)

/** A pool of Uniswap V2: all its reserves serve every trade. */
async function readPair(rpc: RpcRequest, factory: string, from: string, to: string) {
  const pair = addressIn(await view(rpc, factory, 'getPair', [from, to]))
  const reserves = pair && (await view(rpc, pair, 'getReserves'))
  if (!reserves) return []
  const [first, second] = [bigintAt(reserves, 0), bigintAt(reserves, 1)]
  const [under, over] = isFirst(from, to) ? [first, second] : [second, first]
  if (over === 0n || under === 0n) return []
  const isDeep = async (amount: bigint) => under >= amount * minDepth
  return [{ spot: { over, under }, isDeep }]
}

/** A pool of Uniswap V3. Its liquidity depends on the price, so the quoter simulates the trade. */
async function readTier(
  rpc: RpcRequest,
  quoter: string,
  [from, to]: readonly [string, string],
  fee: bigint,
): Promise<Pool[]> {
  const quote = (amount: bigint) =>
    view(rpc, quoter, 'quoteExactInputSingle', [[from, to, amount, fee, 0n]])
  // A trade of one base unit does not move the price.
  const root = bigintAt(await quote(1n), 1)
  if (root === 0n) return []
  const [price, unit] = [root * root, 2n ** 192n]
  const spot = isFirst(from, to) ? { over: price, under: unit } : { over: unit, under: price }
  const isDeep = async (amount: bigint) => {
    const out = bigintAt(await quote(amount), 0)
    const before = out * million * spot.under * minDepth
    return before >= amount * (million - fee) * spot.over * (minDepth - 1n)
  }
  return [{ spot, isDeep }]
}

/** Reads the pools of two token contracts. Pools that cannot be read are missing. */
export async function readPools(
  rpc: RpcRequest,
  factories: readonly string[],
  { quoter }: Pick<Exchanges, 'quoter'>,
  [from, to]: readonly [string, string],
): Promise<Pool[]> {
  const found = await Promise.all([
    ...factories.map((factory) => readPair(rpc, factory, from, to)),
    ...tiers.map((fee) => readTier(rpc, quoter, [from, to], fee)),
  ])
  return found.flat()
}
