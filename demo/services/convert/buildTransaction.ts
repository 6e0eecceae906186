import { toQuantity } from 'ethers'
import * as z from 'zod/mini'
import { failure } from '../blockchainApi/blockchainFailure.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { parseJson } from '../shared/parseJson.ts'
import { isSame } from './assets.ts'
import { estimateGas } from './estimateGas.ts'
import { findTrade, type TradeRequest, tradeCall } from './findTrade.ts'
import { nodeGasPrice } from './gasPrice.ts'
import { allowanceOf, balanceOf } from './holdings.ts'
import { marketOf, readAmount, readCaip10, readPair } from './readRequest.ts'

const bodySchema = z.object({
  amount: z.string(),
  from: z.string(),
  to: z.string(),
  userAddress: z.string(),
  /** Percent. */
  eip155: z.optional(z.object({ slippage: z.union([z.number(), z.string()]) })),
  disableEstimate: z.optional(z.boolean()),
})

const DEFAULT_SLIPPAGE_PERCENT = 1
const MAX_SLIPPAGE_PERCENT = 50
/** Gas limit of a trade that cannot be estimated; no trade needs more. */
const USUAL_GAS = 500_000n

/** `POST /v1/convert/build-transaction`: the call of a trade, with the minimum amount to receive. */
export async function buildTransaction(
  chains: ReadonlyMap<string, string>,
  { body }: Request,
): Promise<Reply> {
  const parsed = bodySchema.safeParse(parseJson(await body()))
  if (!parsed.success) throw failure(400, 'body', 'A trade has to be described.')
  const { data: wanted } = parsed
  const pair = readPair(wanted.from, wanted.to)
  const user = readCaip10('userAddress', wanted.userAddress)
  const request = { ...pair, amount: readAmount(wanted.amount) }
  const slippage = readSlippage(wanted.eip155?.slippage ?? DEFAULT_SLIPPAGE_PERCENT)
  const url = marketOf(chains, pair.chainId)
  const trade = await findTrade(url, request)
  if (!trade) throw failure(400, 'to', 'There is no route between these tokens.')
  const minimum = (trade.arrives * (10_000n - slippage)) / 10_000n
  const data = tradeCall(request, trade, { minimum, receiver: user.address })
  const gas = wanted.disableEstimate
    ? USUAL_GAS
    : await estimateTrade(url, request, user.address, data)
  return json({
    tx: {
      from: wanted.userAddress,
      to: `${pair.chainId}:${AGGREGATOR}`,
      data,
      amount: wanted.amount,
      eip155: { gas: String(gas), gasPrice: String(await nodeGasPrice(url)) },
    },
  })
}

/** Parses a percentage into hundredths of a percent. @throws 400 if the percentage is out of range. */
function readSlippage(percent: number | string): bigint {
  const number = Number(percent)
  if (number >= 0 && number <= MAX_SLIPPAGE_PERCENT) return BigInt(Math.round(number * 100))
  throw failure(400, 'slippage', `The slippage has to be from 0 to ${MAX_SLIPPAGE_PERCENT} %.`)
}

/** @throws 400 with the reason if the trade would fail. */
async function estimateTrade(
  url: string,
  { from, amount }: TradeRequest,
  user: string,
  data: string,
): Promise<bigint> {
  if ((await balanceOf(url, from, user)) < amount) {
    throw failure(400, 'amount', 'The balance is too low for this trade.')
  }
  if ((await allowanceOf(url, from, user)) < amount) {
    throw failure(400, 'allowance', 'The token is not approved for this trade.')
  }
  const value = toQuantity(isSame(from, NATIVE) ? amount : 0n)
  const gas = await estimateGas(url, { from: user, to: AGGREGATOR, data, value })
  if (gas === undefined) throw failure(400, 'amount', 'This trade would fail.')
  return gas
}
