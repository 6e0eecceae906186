import * as z from 'zod/mini'
import type { RpcRequest } from '../../../types/chainAdapter.ts'
import { orElse, record, text } from '../../../utils/schemas.ts'
import { applySettings, type CallSettings, withoutSettings } from '../send/callSettings.ts'
import type { TransferCall } from '../send/encodeTransfer.ts'
import { estimateFee, gasLimitOfSimulated } from '../send/estimateFee.ts'
import { type ChainLog, logSchema, quantity } from '../send/movements.ts'
import { fromHex, toHex } from '../send/toHex.ts'

const frameSchema = z.object({
  type: text,
  from: text,
  to: z.optional(orElse(text, undefined)),
  value: z.optional(orElse(text, undefined)),
  error: z.optional(z.unknown()),
  /** `position` is the number of the frame's calls before the log. */
  logs: z.optional(z.array(z.object({ ...logSchema.shape, position: z.optional(z.unknown()) }))),
  calls: z.optional(z.array(z.unknown())),
})

const headSchema = z.object({ number: quantity, timestamp: quantity })
const slots = record(text, text)
const accounts = record(
  text,
  z.object({
    balance: z.optional(text),
    code: z.optional(text),
    storage: z.optional(slots),
  }),
)
const differenceSchema = z.object({ pre: accounts, post: accounts })

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
  /** In the order in which they were emitted. */
  logs: ChainLog[]
  /** Change of an account's native balance in wei, without the fee. */
  nativeOf(account: string): bigint
  /** Results of calls that read state, before the traced call and after it. Null for those that fail. */
  read(calls: readonly { to: string; data: string }[]): Promise<ReadTwice[]>
}

interface ReadTwice {
  before: bigint | null
  after: bigint | null
}

const zeroWord = `0x${'0'.repeat(64)}`

/** State overrides of `eth_call` for the state after a trace. Storage that became zero is missing in `post`. */
function toOverrides({ pre, post }: z.output<typeof differenceSchema>) {
  const entries = Object.keys({ ...pre, ...post }).map((at) => {
    const cleared = Object.keys(pre[at]?.storage ?? {}).map((slot) => [slot, zeroWord])
    const { balance, code, storage } = post[at] ?? {}
    const stateDiff = { ...Object.fromEntries(cleared), ...storage }
    return [at, { ...(balance && { balance }), ...(code && { code }), stateDiff }]
  })
  return Object.fromEntries(entries)
}

interface Frames {
  logs: ChainLog[]
  payments: Payment[]
  count: number
}

/** Collects logs and payments of a frame and of the calls in it. False if the trace is malformed or too long. */
function collect(given: unknown, into: Frames): boolean {
  const { data: frame } = frameSchema.safeParse(given)
  into.count += 1
  if (!frame || into.count > maxFrames) return false
  // A call that fails takes back its logs and payments, and those of the calls in it.
  if (frame.error !== undefined) return true
  const value = fromHex(frame.value) ?? 0n
  if (value > 0n && frame.to && !moveNothing.includes(frame.type)) {
    into.payments.push({ from: frame.from.toLowerCase(), to: frame.to.toLowerCase(), value })
  }
  const { logs = [], calls = [] } = frame
  const logsAt = (isDue: (position: bigint) => boolean) =>
    logs.filter(({ position }) => isDue(fromHex(position) ?? 0n))
  for (const [index, call] of calls.entries()) {
    into.logs.push(...logsAt((position) => position === BigInt(index)))
    if (!collect(call, into)) return false
  }
  into.logs.push(...logsAt((position) => position >= BigInt(calls.length)))
  return true
}

/**
 * Traces a call by the node's `debug_traceCall` with the tracers `callTracer` and `prestateTracer`. The call has a gas
 * limit and prices, as in its transaction. Null if a response is malformed. Rejects with the errors of `rpc`.
 */
export async function traceCall(
  call: TransferCall & CallSettings,
  rpc: RpcRequest,
): Promise<TracedCall | null> {
  const head = headSchema.safeParse(await rpc('eth_getBlockByNumber', ['latest', false]))
  if (!head.success) return null
  const at = toHex(head.data.number)
  const now = BigInt(Math.floor(Date.now() / 1000))
  // Nodes trace in the latest block unless they are given the number and time of the next one.
  const blockOverrides = {
    number: toHex(head.data.number + 1n),
    time: toHex(now > head.data.timestamp ? now : head.data.timestamp + 1n),
  }
  const [gas, { prices, basePerGas: base }] = await Promise.all([
    rpc('eth_estimateGas', [withoutSettings(call), at]).then(fromHex),
    estimateFee(withoutSettings(call), rpc, 1n),
  ])
  if (gas === null) return null
  const usual = Object.entries(prices).map(([name, price]) => [name, toHex(price)])
  const { call: sent } = applySettings(call, {
    gas: gasLimitOfSimulated({ gasUsed: gas, maxUsedGas: gas }),
    base,
    prices: Object.fromEntries(usual),
  })
  const trace = (tracer: string, tracerConfig: object) =>
    rpc('debug_traceCall', [sent, at, { tracer, tracerConfig, blockOverrides }])
  const [given, changed] = await Promise.all([
    trace('callTracer', { withLog: true }),
    trace('prestateTracer', { diffMode: true }),
  ])
  const top = frameSchema.safeParse(given)
  const difference = differenceSchema.safeParse(changed)
  const frames: Frames = { logs: [], payments: [], count: 0 }
  if (!top.success || !difference.success || !collect(given, frames)) return null
  const overrides = toOverrides(difference.data)
  return {
    fails: top.data.error !== undefined,
    logs: frames.logs,
    nativeOf(account) {
      const own = account.toLowerCase()
      return frames.payments.reduce(
        (sum, { from, to, value }) => sum + (to === own ? value : 0n) - (from === own ? value : 0n),
        0n,
      )
    },
    read: (calls) =>
      Promise.all(
        calls.map(async (one) => ({
          before: await rpc('eth_call', [one, at]).then(fromHex, () => null),
          after: await rpc('eth_call', [one, at, overrides]).then(fromHex, () => null),
        })),
      ),
  }
}
