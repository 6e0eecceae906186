import type { RpcRequest } from '../../../types/chainAdapter.ts'
import type { FindHashes } from '../../../types/pendingTransaction.ts'
import { orNull } from '../../../utils/schemas.ts'
import { type Body, block, body, parse, quantity } from './nodeResponses.ts'
import { toHex } from './toHex.ts'

/**
 * Number of latest blocks for which pruned nodes report nonces. In earlier blocks, the steps of the search grow
 * eightfold.
 */
const knownBlocks = 127

const isOf = (one: Body, from: string, nonce: number) =>
  one.from.toLowerCase() === from.toLowerCase() && Number(one.nonce) === nonce

/** Finds an account's mined transaction with a nonce, by a binary search for its block. */
export async function searchMined(
  from: string,
  nonce: number,
  rpc: RpcRequest,
): Promise<Body | null> {
  const countAt = async (number: number) =>
    Number(parse(quantity, await rpc('eth_getTransactionCount', [from, toHex(BigInt(number))])))
  let high = Number(parse(quantity, await rpc('eth_blockNumber')))
  let low = Math.max(0, high - knownBlocks)
  for (let step = knownBlocks * 8; (await countAt(low)) > nonce; step *= 8) {
    if (low === 0) return null
    high = low
    low = Math.max(0, low - step)
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if ((await countAt(middle)) > nonce) high = middle
    else low = middle
  }
  const mined = parse(block, await rpc('eth_getBlockByNumber', [toHex(BigInt(high)), true]))
  return mined?.transactions.find((one) => isOf(one, from, nonce)) ?? null
}

/**
 * Finds an account's transaction with a nonce among hashes from the history. A node must confirm both account and
 * nonce.
 */
export async function searchKnown(
  from: string,
  nonce: number,
  rpc: RpcRequest,
  findHashes: FindHashes,
) {
  for (const known of await findHashes(nonce)) {
    const seen = orNull(body).safeParse(await rpc('eth_getTransactionByHash', [known]))
    if (seen.success && seen.data && isOf(seen.data, from, nonce)) return seen.data
  }
  return null
}
