import { erc20 } from '../contracts/abi.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { json, type Reply, type Request } from '../http.ts'
import { callRpc } from '../jsonRpcCall.ts'
import { isSame, marketOf, readCaip10 } from './assets.ts'

/** The chain's own coin needs no leave. */
const ANY = 2n ** 256n - 1n

/** `GET /v1/convert/allowance`: how much of a token the aggregator may take of an account, in base units. */
export async function allowance(
  chains: ReadonlyMap<string, string>,
  { query }: Request,
): Promise<Reply> {
  const { chainId, address: token } = readCaip10('tokenAddress', query.get('tokenAddress'))
  const { address: owner } = readCaip10('userAddress', query.get('userAddress'))
  const allowed = await allowanceOf(marketOf(chains, chainId), token, owner)
  return json({ allowance: String(allowed) })
}

export async function allowanceOf(url: string, token: string, owner: string): Promise<bigint> {
  if (isSame(token, NATIVE)) return ANY
  return await readAmountOf(url, token, 'allowance', [owner, AGGREGATOR])
}

/** Base units of a token. */
export async function readAmountOf(
  url: string,
  token: string,
  question: 'allowance' | 'balanceOf',
  parties: readonly string[],
): Promise<bigint> {
  const data = erc20.encodeFunctionData(question, parties)
  const answer = String(await callRpc(url, 'eth_call', [{ to: token, data }, 'latest']))
  // An address without a contract answers with nothing.
  return answer === '0x' ? 0n : BigInt(answer)
}
