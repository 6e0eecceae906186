import { erc20 } from '../contracts/abi.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { callRpc } from '../shared/jsonRpcCall.ts'
import { isSame } from './assets.ts'

/** The allowance reported for the native token, which needs no approval. */
const ANY = 2n ** 256n - 1n

/** Balance of an asset, in base units. */
export async function balanceOf(url: string, asset: string, owner: string): Promise<bigint> {
  if (!isSame(asset, NATIVE)) return await callToken(url, asset, 'balanceOf', [owner])
  return BigInt(String(await callRpc(url, 'eth_getBalance', [owner, 'latest'])))
}

/** The aggregator's allowance, in base units. */
export async function allowanceOf(url: string, asset: string, owner: string): Promise<bigint> {
  return isSame(asset, NATIVE) ? ANY : await callToken(url, asset, 'allowance', [owner, AGGREGATOR])
}

async function callToken(
  url: string,
  token: string,
  question: 'allowance' | 'balanceOf',
  parties: readonly string[],
): Promise<bigint> {
  const data = erc20.encodeFunctionData(question, parties)
  const result = String(await callRpc(url, 'eth_call', [{ to: token, data }, 'latest']))
  // A call to an address without a contract returns no data.
  return result === '0x' ? 0n : BigInt(result)
}
