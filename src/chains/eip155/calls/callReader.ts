import { methodNotFound } from '../../../errors/methodNotFound.ts'
import type { CallBatch, CallReader } from '../../../types/calls.ts'
import type { PageTransaction } from '../../../types/pageTransaction.ts'
import { copyParams } from '../copyParams.ts'
import { request, toProvider } from '../provider.ts'
import { mayUpgrade } from './mayUpgrade.ts'
import { batchToRequest, readBatch } from './readBatch.ts'

/**
 * Reads the id of a sent batch; null if the id is malformed. EIP-5792 limits an id to 4,096 bytes in hexadecimal; its
 * first version returned the id in place of an object.
 */
function toSentBatch({ calls }: CallBatch, response: unknown): PageTransaction | null {
  const id = typeof response === 'string' ? response : (Object(response) as { id?: unknown }).id
  if (typeof id !== 'string' || !/^[!-~]{1,8194}$/.test(id)) return null
  const [first, ...others] = calls
  const isPlain = first?.meaning.kind === 'pay' && others.length === 0
  const transfer = isPlain ? { to: first.to, amount: first.value } : null
  return { hash: id, transfer, call: null, isBatch: true }
}

export const eip155Calls: CallReader = {
  read(value, { method, params }) {
    const provider = toProvider(value)
    const { can } = provider
    if (typeof can === 'function' && can(method) === false) throw methodNotFound(method)
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
