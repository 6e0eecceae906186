import { methodNotFound } from '../../../errors/methodNotFound.ts'
import type { CallBatch, CallOrigin, CallReader } from '../../../types/calls.ts'
import type { PageTransaction } from '../../../types/pageTransaction.ts'
import { copyParams } from '../copyParams.ts'
import { type Eip1193Provider, isGranted, request, toProvider } from '../provider.ts'
import { readAtomicStatus, readBatchId } from './batches.ts'
import { batchToRequest, readBatch } from './readBatch.ts'

function toSentBatch({ calls }: CallBatch, response: unknown): PageTransaction | null {
  const id = readBatchId(response)
  if (id === null) return null
  const [first, ...others] = calls
  const isPlain = first?.meaning.kind === 'pay' && others.length === 0
  const transfer = isPlain ? { to: first.to, amount: first.value } : null
  return { hash: id, transfer, call: null, isBatch: true }
}

/**
 * True if the wallet may upgrade the account to a smart account for a batch, because EIP-5792's capability `atomic` is
 * `ready`. Never prompts and never rejects.
 */
export async function mayUpgrade(
  provider: Eip1193Provider,
  { caipNetworkId, from }: CallOrigin,
): Promise<boolean> {
  if (!caipNetworkId || !from) return false
  return (await readAtomicStatus(provider, from, caipNetworkId)) === 'ready'
}

export const eip155Calls: CallReader = {
  read(value, { method, params }) {
    const provider = toProvider(value)
    if (!isGranted(provider, method)) throw methodNotFound(method)
    const copy = copyParams(params)
    const batch = readBatch(copy)
    return {
      batch,
      // The request is rebuilt from the parsed fields, so that the wallet gets nothing that the user has not reviewed.
      request: (origin) => request(provider, method, copyParams([batchToRequest(copy, origin)])),
      mayUpgrade: (origin) => mayUpgrade(provider, origin),
      toSent: (response) => toSentBatch(batch, response),
    }
  },
}
