import { failure } from '../blockchainApi/blockchainFailure.ts'
import { erc20 } from '../contracts/abi.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { json, type Reply, type Request } from '../shared/http.ts'
import { isSame } from './assets.ts'
import { estimateGas } from './estimateGas.ts'
import { nodeGasPrice } from './gasPrice.ts'
import { marketOf, readCaip10, readPair } from './readRequest.ts'

/**
 * If the request has no amount, the hosted service builds an unlimited approval. Clients set an amount of their own.
 */
const UNLIMITED = 2n ** 256n - 1n
/** Gas limit if estimating fails, as for a Tether allowance that must be reset to zero first. */
const USUAL_GAS = 100_000n

/** `GET /v1/convert/build-approve`: the call of the source token by which the account approves the aggregator. */
export async function buildApprove(
  chains: ReadonlyMap<string, string>,
  { query }: Request,
): Promise<Reply> {
  const { chainId, from: token } = readPair(query.get('from'), query.get('to'))
  const user = readCaip10('userAddress', query.get('userAddress'))
  const url = marketOf(chains, chainId)
  if (isSame(token, NATIVE)) throw failure(400, 'from', 'The coin of a chain needs no approval.')
  const data = erc20.encodeFunctionData('approve', [AGGREGATOR, UNLIMITED])
  const [gas, price] = await Promise.all([
    estimateGas(url, { from: user.address, to: token, data }),
    nodeGasPrice(url),
  ])
  return json({
    tx: {
      from: query.get('userAddress'),
      to: `${chainId}:${token}`,
      data,
      value: '0',
      eip155: { gas: Number(gas ?? USUAL_GAS), gasPrice: String(price) },
    },
  })
}
