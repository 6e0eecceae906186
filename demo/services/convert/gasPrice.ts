import { json, type Reply, type Request } from '../shared/http.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { marketOf } from './readRequest.ts'

/** `GET /v1/convert/gas-price`: the node's gas price as the standard price, and higher prices; in wei. */
export async function gasPrice(
  chains: ReadonlyMap<string, string>,
  { query }: Request,
): Promise<Reply> {
  const standard = await nodeGasPrice(marketOf(chains, query.get('chainId')))
  return json({
    standard: String(standard),
    fast: String((standard * 125n) / 100n),
    instant: String((standard * 150n) / 100n),
  })
}

/** Wei. */
export async function nodeGasPrice(url: string): Promise<bigint> {
  return BigInt(String(await callRpc(url, 'eth_gasPrice')))
}
