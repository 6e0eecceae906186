import * as z from 'zod/mini'
import type { PageTransaction } from '../../../types/pageTransaction.ts'
import type { PageReader } from '../../../types/pendingTransaction.ts'
import { orNull, text } from '../../../utils/schemas.ts'
import { readBatchId } from '../calls/readBatchId.ts'
import { toChecksumAddress } from '../toChecksumAddress.ts'
import { data, hash, quantity } from './nodeResponses.ts'
import { readStatus } from './readStatus.ts'
import { toStoredCall, toStoredCalls } from './storedCall.ts'

const address = text.check(z.refine((value) => /^0x[\da-f]{40}$/i.test(value)))
const request = z.object({
  to: address,
  value: orNull(quantity),
  data: orNull(data),
  input: orNull(data),
  authorizationList: orNull(z.array(z.unknown())),
})

const isFilled = (bytes: string | null) => bytes !== null && bytes.length > 2

const call = z.object({ to: address, value: orNull(quantity), data: orNull(data) })

function readBatch(calls: readonly unknown[], response: unknown): PageTransaction | null {
  const id = readBatchId(response)
  if (id === null) return null
  const { data: read = [] } = z.array(call).safeParse(calls)
  const ordered = read.map(({ to, value, data: bytes }) => ({
    to,
    value: value ?? '0x0',
    data: bytes ?? '0x',
  }))
  const [only, ...others] = ordered
  const transfer =
    only && others.length === 0 && !isFilled(only.data)
      ? { to: toChecksumAddress(only.to), amount: BigInt(only.value) }
      : null
  const known = ordered.length > 0 && { calls: toStoredCalls(ordered) }
  return { hash: id, transfer, call: null, isBatch: true, ...known }
}

function read(params: unknown, response: unknown): PageTransaction | null {
  const { calls } = Object(params) as { calls?: unknown }
  if (Array.isArray(calls)) return readBatch(calls, response)
  const { data: sent } = hash.safeParse(response)
  if (!sent) return null
  const { data: requested } = request.safeParse(params)
  if (!requested) return { hash: sent, transfer: null, call: null }
  const { to, value, authorizationList } = requested
  const authorizes = (authorizationList?.length ?? 0) > 0
  const bytes = [requested.input, requested.data].find(isFilled) ?? '0x'
  return {
    hash: sent,
    transfer: bytes === '0x' ? { to: toChecksumAddress(to), amount: BigInt(value ?? 0) } : null,
    call: {
      ...toStoredCall({ to, value: value ?? '0x0', data: bytes }),
      ...(authorizes && { authorizes }),
    },
  }
}

export const eip155PageTransactions: PageReader = { read, readBatch: readStatus }
