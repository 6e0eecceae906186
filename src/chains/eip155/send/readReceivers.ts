import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { orElse, orNull, text } from '../../../utils/schemas.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/** Calls of one tick share a batch request of at most this size. */
const batchSize = 100

const transaction = orNull(z.object({ from: text, to: orElse(text, ''), input: text }))

/** Calldata of `transfer(address,uint256)`. */
const tokenTransfer = /^0xa9059cbb0{24}([\da-f]{40})[\da-f]{64}$/i
const plainAddress = /^0x([\da-f]{40})$/i

function receiverOf(answer: unknown, sender: string): string[] {
  const parsed = transaction.safeParse(answer)
  if (!parsed.success || !parsed.data) return []
  const { from, to, input } = parsed.data
  // The history's sender may be forged; the chain has the signature.
  if (from.toLowerCase() !== sender.toLowerCase()) return []
  const digits = (tokenTransfer.exec(input) ?? (input === '0x' ? plainAddress.exec(to) : null))?.[1]
  return digits ? [toChecksumAddress(`0x${digits}`)] : []
}

export async function readReceivers(
  hashes: readonly string[],
  from: string,
  rpc: RpcRequest,
): Promise<string[]> {
  const receivers: string[] = []
  for (let start = 0; start < hashes.length; start += batchSize) {
    const batch = hashes.slice(start, start + batchSize)
    const answers = await Promise.all(batch.map((hash) => rpc('eth_getTransactionByHash', [hash])))
    receivers.push(...answers.flatMap((answer) => receiverOf(answer, from)))
  }
  return receivers
}
