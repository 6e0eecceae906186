import * as z from 'zod/mini'
import { methodNotFound } from '../../../errors/methodNotFound.ts'
import type { CallBatch, CallOrigin, CallReader } from '../../../types/calls.ts'
import type { PageTransaction } from '../../../types/pageTransaction.ts'
import { referenceOf } from '../../../utils/caip.ts'
import { orElse, record, text } from '../../../utils/schemas.ts'
import { copyParams } from '../copyParams.ts'
import { type Eip1193Provider, request, toProvider } from '../provider.ts'
import { batchToRequest, readBatch } from './readBatch.ts'

/**
 * Reads the id of a sent batch. Null if the id is malformed. EIP-5792 limits an id to 4,096 bytes in hexadecimal. In
 * the first version of EIP-5792 the response was the id itself, not an object.
 */
function toSentBatch({ calls }: CallBatch, response: unknown): PageTransaction | null {
  const id = typeof response === 'string' ? response : (Object(response) as { id?: unknown }).id
  if (typeof id !== 'string' || !/^[!-~]{1,8194}$/.test(id)) return null
  const [first, ...others] = calls
  const isPlain = first?.meaning.kind === 'pay' && others.length === 0
  const transfer = isPlain ? { to: first.to, amount: first.value } : null
  return { hash: id, transfer, call: null, isBatch: true }
}

const capabilities = z.object({ atomic: orElse(z.object({ status: text }), null) })
/** Capabilities by chain id in hexadecimal. The entry `0x0` applies to every chain. */
const capabilitiesSchema = record(text, orElse(capabilities, { atomic: null }))

/**
 * True if the wallet may upgrade the account to a smart account for a batch, because EIP-5792's capability `atomic` is
 * `ready`. Never prompts and never rejects.
 */
export async function mayUpgrade(
  provider: Eip1193Provider,
  { caipNetworkId, from }: CallOrigin,
): Promise<boolean> {
  if (!caipNetworkId || !from) return false
  const chainId = Number(referenceOf(caipNetworkId))
  const params = [from, [`0x${chainId.toString(16)}`]]
  const given = await request(provider, 'wallet_getCapabilities', params).catch(() => null)
  const { data: read } = capabilitiesSchema.safeParse(given)
  const statusOf = (id: number) =>
    Object.entries(read ?? {}).find(([key]) => Number(key) === id)?.[1].atomic?.status
  return (statusOf(chainId) ?? statusOf(0)) === 'ready'
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
