import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { orElse, orNull, text } from '../../../utils/schemas.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'

/** As many as a page of history has, at most. */
const maxHashes = 100

const transaction = orNull(z.object({ to: orElse(text, ''), input: text }))

/** A call of `transfer(address,uint256)`. */
const tokenTransfer = /^0xa9059cbb0{24}([\da-f]{40})[\da-f]{64}$/i
const plainAddress = /^0x([\da-f]{40})$/i

/** Whom transfers went to: in one request, as calls of one tick travel together. */
export async function readReceivers(hashes: readonly string[], rpc: RpcRequest): Promise<string[]> {
  const all = await Promise.all(
    hashes.slice(0, maxHashes).map((hash) => rpc('eth_getTransactionByHash', [hash])),
  )
  return all.flatMap((answer) => {
    const parsed = transaction.safeParse(answer)
    if (!parsed.success || !parsed.data) return []
    const { to, input } = parsed.data
    const digits = (tokenTransfer.exec(input) ??
      (input === '0x' ? plainAddress.exec(to) : null))?.[1]
    return digits ? [toChecksumAddress(`0x${digits}`)] : []
  })
}
