import { toQuantity } from 'ethers'
import { aggregator, tradeSimulation } from '../contracts/abi.ts'
import { creationCode } from '../contracts/code.ts'
import { TREASURY } from '../data/accounts.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { tokens } from '../data/tokens.ts'
import { callRpcBatch } from '../jsonRpcCall.ts'
import { assetsOn, isSame } from './assets.ts'

/** What is to be traded: addresses, of which `NATIVE` stands for the chain's own coin, and base units. */
export interface TradeRequest {
  chainId: string
  from: string
  to: string
  amount: bigint
}

interface Trade {
  /** By which tokens it goes, as the router takes it. */
  path: string[]
  /** Base units that arrive if nothing changes. */
  arrives: bigint
}

/**
 * The way on which most arrives: straight, or by wrapped ether. Each is tried on the node, with all that tokens keep on the
 * way; undefined where there is none.
 */
export async function findTrade(
  url: string,
  { chainId, from, to, amount }: TradeRequest,
): Promise<Trade | undefined> {
  const isKnown = (wanted: string) => assetsOn(chainId).some((one) => isSame(one.address, wanted))
  if (!isKnown(from) || !isKnown(to) || isSame(from, to)) return undefined
  const paths = pathsBetween(contractOf(from), contractOf(to))
  const isEther = isSame(contractOf(from), tokens.WETH.address)
  const answers = await callRpcBatch(
    url,
    paths.map((path) => {
      const args = tradeSimulation.encodeDeploy([AGGREGATOR, from, to, amount, path])
      const data = creationCode('TradeSimulation') + args.slice(2)
      const call = { from: TREASURY, data, value: toQuantity(isEther ? amount : 0n) }
      // Also more ether than there is has a price.
      const funds = { [TREASURY]: { balance: toQuantity(2n ** 255n) } }
      return ['eth_call', [call, 'latest', funds]] as const
    }),
    { orUndefined: true },
  )
  const trades = paths.map((path, at) => ({ path, arrives: BigInt(String(answers[at] ?? 0)) }))
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

/** The call of the aggregator that makes a trade. */
export function tradeCall(
  { from, to, amount }: TradeRequest,
  { path }: Trade,
  { minimum, receiver }: { minimum: bigint; receiver: string },
): string {
  return aggregator.encodeFunctionData('trade', [from, to, amount, path, minimum, receiver])
}
