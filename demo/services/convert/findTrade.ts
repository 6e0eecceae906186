import { toQuantity } from 'ethers'
import { aggregator, tradeSimulation } from '../contracts/abi.ts'
import { creationCode } from '../contracts/code.ts'
import { TREASURY } from '../data/accounts.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { tokens } from '../data/tokens.ts'
import { callRpcBatch } from '../shared/jsonRpcCall.ts'
import { assetsOn, isSame } from './assets.ts'

/**
 * A trade, with the addresses of its tokens and an amount in base units. The address `NATIVE` stands for the native
 * token.
 */
export interface TradeRequest {
  chainId: string
  from: string
  to: string
  amount: bigint
}

interface Trade {
  /** The tokens of the route, in the router's form. */
  path: string[]
  /** Base units received if no price changes meanwhile. */
  arrives: bigint
}

/**
 * The better route: direct, or by wrapped ether. Each route is simulated on the node, including fees on transfer.
 * Undefined if no route exists.
 */
export async function findTrade(
  url: string,
  { chainId, from, to, amount }: TradeRequest,
): Promise<Trade | undefined> {
  const isKnown = (wanted: string) => assetsOn(chainId).some((one) => isSame(one.address, wanted))
  if (!isKnown(from) || !isKnown(to) || isSame(from, to)) return undefined
  const paths = pathsBetween(contractOf(from), contractOf(to))
  const isEther = isSame(contractOf(from), tokens.WETH.address)
  const results = await callRpcBatch(
    url,
    paths.map((path) => {
      const args = tradeSimulation.encodeDeploy([AGGREGATOR, from, to, amount, path])
      const data = creationCode('TradeSimulation') + args.slice(2)
      const call = { from: TREASURY, data, value: toQuantity(isEther ? amount : 0n) }
      // The simulated sender owns more ether than exists, so that there is a quote for any amount.
      const funds = { [TREASURY]: { balance: toQuantity(2n ** 255n) } }
      return ['eth_call', [call, 'latest', funds]] as const
    }),
    { orUndefined: true },
  )
  const trades = paths.map((path, at) => ({ path, arrives: BigInt(String(results[at] ?? 0)) }))
  const [best] = trades.sort((one, other) => (other.arrives > one.arrives ? 1 : -1))
  return best && best.arrives > 0n ? best : undefined
}

function pathsBetween(from: string, to: string): string[][] {
  const weth = tokens.WETH.address
  if (isSame(from, to)) return [[weth]]
  const straight = [from, to]
  return [from, to].some((one) => isSame(one, weth)) ? [straight] : [straight, [from, weth, to]]
}

function contractOf(asset: string): string {
  return isSame(asset, NATIVE) ? tokens.WETH.address : asset
}

/** Encodes the aggregator's call of a trade. */
export function tradeCall(
  { from, to, amount }: TradeRequest,
  { path }: Trade,
  { minimum, receiver }: { minimum: bigint; receiver: string },
): string {
  return aggregator.encodeFunctionData('trade', [from, to, amount, path, minimum, receiver])
}
