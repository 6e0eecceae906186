import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { FeeRate, FeeRates } from '../../../types/sender.ts'
import { log } from '../../../utils/log.ts'
import { readPrices, toGwei } from './estimateFee.ts'
import { quantity } from './nodeResponses.ts'

/** Blocks whose tips are read, and the percentiles of each block's tips: of slow and of fast transactions. */
const blocks = 10
const percentiles = [10, 90]

const feeHistory = z.object({
  reward: z.array(z.array(quantity)).check(z.refine((rows) => rows.length <= blocks)),
})

/** Highest rate that a user can type, in gwei, far above that of any block. */
const most = 1_000_000

/** Returns the median of the recent blocks at a percentile; null if no block states it. */
function medianAt(rows: readonly (readonly string[])[], index: number): bigint | null {
  const values = rows.flatMap((row) => (row[index] === undefined ? [] : [BigInt(row[index])]))
  const sorted = values.sort((one, other) => (one < other ? -1 : 1))
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** Reads the tips of slow and fast transactions in recent blocks, in wei per gas; null if the node has no history. */
async function readTips(rpc: RpcRequest): Promise<{ slow: bigint; fast: bigint } | null> {
  try {
    const params = [`0x${blocks.toString(16)}`, 'latest', percentiles]
    const { reward } = feeHistory.parse(await rpc('eth_feeHistory', params))
    const [slow, fast] = [medianAt(reward, 0), medianAt(reward, 1)]
    return slow === null || fast === null ? null : { slow, fast }
  } catch (thrown) {
    log('info', 'the fees of recent blocks could not be read', thrown)
    return null
  }
}

/** Adds the quarter by which a fast rate, or a slow one's margin, exceeds the price that it starts from. */
const withQuarter = (value: bigint) => (value * 5n) / 4n
const smaller = (one: bigint, other: bigint) => (one < other ? one : other)
const larger = (one: bigint, other: bigint) => (one > other ? one : other)

/**
 * Reads the rates of an EVM network, in gwei: the most that is paid per gas. The usual rate is the one that the sender takes
 * without a choice. With a base fee, the tips of a slow and a fast rate are those of recent blocks (`eth_feeHistory`), and a
 * slow one has a smaller margin for a rise of the base fee. Rejects with the errors of `rpc`, and with
 * SERVICE_INVALID_RESPONSE if the price is 0.
 */
export async function readFeeRates(rpc: RpcRequest): Promise<FeeRates> {
  const [{ prices, basePerGas }, tips] = await Promise.all([readPrices(rpc), readTips(rpc)])
  const rateOf = (speed: FeeRate['speed'], perGas: bigint, tip?: bigint): FeeRate => ({
    speed,
    rate: toGwei(perGas),
    ...(tip !== undefined && { tip: toGwei(tip) }),
    unit: 'gwei',
    minutes: null,
    ...(speed === 'normal' && { isUsual: true as const }),
  })
  const bounds = { decimals: 9, least: toGwei(1n), most, taken: toGwei(basePerGas) }
  if ('gasPrice' in prices) {
    const { gasPrice } = prices
    const rates = [rateOf('fast', withQuarter(gasPrice)), rateOf('normal', gasPrice)]
    return { rates, bounds: { ...bounds, taken: toGwei(gasPrice) } }
  }
  const { maxFeePerGas, maxPriorityFeePerGas: tip } = prices
  if (toGwei(maxFeePerGas) > most) return { rates: [], bounds: null }
  const normal = rateOf('normal', maxFeePerGas, tip)
  if (!tips) return { rates: [normal], bounds }
  const fast = larger(tips.fast, withQuarter(tip))
  const slow = smaller(tips.slow, tip)
  const rates = [
    rateOf('fast', withQuarter(2n * basePerGas) + fast, fast),
    normal,
    rateOf('slow', withQuarter(basePerGas) + slow, slow),
  ]
  return { rates, bounds }
}
