import * as z from 'zod/mini'
import type { TransactionSighting } from '../../../types/pendingTransaction.ts'
import { finiteNumber, orElse, text } from '../../../utils/schemas.ts'
import { codesOf } from '../../walletError.ts'
import { isGranted, request, toProvider } from '../provider.ts'

const method = 'wallet_getCallsStatus'

/** Error codes of a wallet that lacks the method (4200, -32601) or does not know the batch's id (5730, -32602). */
const unknownCodes = [4200, -32601, 5730, -32602]

const hash = text.check(z.refine((value) => /^0x[\da-f]{64}$/i.test(value)))
const responseSchema = z.object({
  status: finiteNumber,
  receipts: orElse(z.array(z.object({ transactionHash: hash })), []),
})

/**
 * Reads the status of a batch from the wallet (EIP-5792). The status is `untold` if the wallet does not know the
 * batch. Never prompts. Rejects with the wallet's other errors.
 */
export async function readStatus(value: unknown, id: string): Promise<TransactionSighting> {
  const provider = toProvider(value)
  if (!isGranted(provider, method)) return { state: 'untold' }
  let given: unknown
  try {
    given = await request(provider, method, [id])
  } catch (thrown) {
    if (codesOf(thrown).some((code) => unknownCodes.includes(code))) return { state: 'untold' }
    throw thrown
  }
  const { data: read } = responseSchema.safeParse(given)
  if (!read) return { state: 'untold' }
  const carriers = [...new Set(read.receipts.map(({ transactionHash }) => transactionHash))]
  const by = carriers.at(-1) ?? null
  switch (Math.floor(read.status / 100)) {
    case 1:
      return { state: 'waiting', nonce: null }
    case 2:
      return { state: 'confirmed', by, ...(carriers.length > 0 && { carriers }) }
    case 4:
    case 5:
      return { state: 'failed', by }
    case 6:
      return { state: 'partial', by }
    default:
      return { state: 'untold' }
  }
}
