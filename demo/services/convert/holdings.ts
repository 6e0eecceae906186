import { erc20 } from '../contracts/abi.ts'
import { AGGREGATOR, NATIVE } from '../data/market.ts'
import { callRpc } from '../jsonRpcCall.ts'
import { isSame } from './assets.ts'

/** The chain's own coin needs no leave. */
const ANY = 2n ** 256n - 1n

/** How much of an asset an account has, in base units. */
export async function balanceOf(url: string, asset: string, owner: string): Promise<bigint> {
  if (!isSame(asset, NATIVE)) return await ask(url, asset, 'balanceOf', [owner])
  return BigInt(String(await callRpc(url, 'eth_getBalance', [owner, 'latest'])))
}

/** How much of it the aggregator may take, in base units. */
export async function allowanceOf(url: string, asset: string, owner: string): Promise<bigint> {
  return isSame(asset, NATIVE) ? ANY : await ask(url, asset, 'allowance', [owner, AGGREGATOR])
}

async function ask(
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
