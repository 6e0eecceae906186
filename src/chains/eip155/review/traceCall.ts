import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { orElse, text } from '../../../utils/schemas.ts'
import type { TransferCall } from '../send/encodeTransfer.ts'
import { type ChainLog, logSchema } from '../send/movements.ts'
import { fromHex } from '../send/toHex.ts'

const frameSchema = z.object({
  type: text,
  from: text,
  to: z.optional(orElse(text, undefined)),
  value: z.optional(orElse(text, undefined)),
  error: z.optional(z.unknown()),
  logs: z.optional(z.array(logSchema)),
  calls: z.optional(z.array(z.unknown())),
})

/** Maximum number of calls in a trace that are read. */
const maxFrames = 5_000

/** Calls that run code of another contract with the caller's value, so that no value moves. */
const moveNothing = ['DELEGATECALL', 'CALLCODE', 'STATICCALL']

interface Payment {
  from: string
  to: string
  value: bigint
}

export interface TracedCall {
  fails: boolean
  logs: ChainLog[]
  /** Change of an account's native balance in wei, without the fee. */
  nativeOf(account: string): bigint
}

/**
 * Traces a call by the node's `debug_traceCall` with the tracer `callTracer`. Null if the response is malformed. Rejects
 * with the errors of `rpc`.
 */
export async function traceCall(call: TransferCall, rpc: RpcRequest): Promise<TracedCall | null> {
  const options = { tracer: 'callTracer', tracerConfig: { withLog: true } }
  const top = frameSchema.safeParse(await rpc('debug_traceCall', [call, 'latest', options]))
  if (!top.success) return null
  const logs: ChainLog[] = []
  const payments: Payment[] = []
  const waiting: unknown[] = [top.data]
  let count = 0
  while (waiting.length > 0) {
    count += 1
    const { data: frame } = frameSchema.safeParse(waiting.pop())
    if (!frame || count > maxFrames) return null
    // A call that fails takes back its logs and payments, and those of the calls in it.
    if (frame.error !== undefined) continue
    logs.push(...(frame.logs ?? []))
    waiting.push(...(frame.calls ?? []))
    const value = fromHex(frame.value) ?? 0n
    if (value > 0n && frame.to && !moveNothing.includes(frame.type)) {
      payments.push({ from: frame.from.toLowerCase(), to: frame.to.toLowerCase(), value })
    }
  }
  return {
    fails: top.data.error !== undefined,
    logs,
    nativeOf(account) {
      const own = account.toLowerCase()
      return payments.reduce(
        (sum, { from, to, value }) => sum + (to === own ? value : 0n) - (from === own ? value : 0n),
        0n,
      )
    },
  }
}
