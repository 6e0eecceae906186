import { json, type Reply, type Request } from '../shared/http.ts'
import { allowanceOf } from './holdings.ts'
import { marketOf, readCaip10 } from './readRequest.ts'

/** `GET /v1/convert/allowance`: the aggregator's allowance for a token of an account, in base units. */
export async function allowance(
  chains: ReadonlyMap<string, string>,
  { query }: Request,
): Promise<Reply> {
  const { chainId, address: token } = readCaip10('tokenAddress', query.get('tokenAddress'))
  const { address: owner } = readCaip10('userAddress', query.get('userAddress'))
  const allowed = await allowanceOf(marketOf(chains, chainId), token, owner)
  return json({ allowance: String(allowed) })
}
