import * as z from 'zod/mini'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { validEntries } from '../../storage/schemas.ts'
import { finiteNumber, orNull, text } from '../../utils/schemas.ts'
import { requestJson } from '../http.ts'
import {
  isChainError,
  isTimeout,
  limitExceeded,
  noResponse,
  timedOut,
  toRpcError,
} from './rpcErrors.ts'

interface Call {
  id: number
  method: string
  params: readonly unknown[]
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

export interface Endpoint {
  /**
   * Sends a call; calls of one tick are sent as a batch. Rejects if this node fails, without a request to another node.
   */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Sends a call alone, never in a batch. Resolves with false if the node does not respond. */
  ping(method: string, timeoutMs: number): Promise<boolean>
}

/** Maximum bytes of a response, enough for large batches such as logs. */
const maxBytes = 10_000_000

const responseSchema = z.object({
  id: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: orNull(z.looseObject({ code: finiteNumber, message: text })),
})

type RpcResponse = z.infer<typeof responseSchema>

/** Parses the responses to a batch; those beyond one for each call are dropped. */
const responsesTo = (calls: readonly Call[]) =>
  z.pipe(
    z.transform((value: unknown) => [value].flat()),
    validEntries(responseSchema, calls.length),
  )

/**
 * True for client errors (4xx) except those of authorization, a wrong address and rate limits: the node may refuse plain
 * text or batches.
 */
function isRefusedForm(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'HTTP_ERROR') return false
  const status = Number(error.params.status)
  return status >= 400 && status < 500 && ![401, 403, 404, 429].includes(status)
}

/**
 * Calls one node. Requests are sent as plain text, which avoids a CORS preflight. If the node refuses plain text or
 * batches, later requests do not use them.
 */
export function createEndpoint(url: string, timeoutMs: number, batchSize: number): Endpoint {
  let takesText = true
  let takesBatches = true
  let hasResponded = false
  let lastId = 0
  let queue: Call[] = []

  /** Stops using plain text, then batches. Returns false if both are out of use already. */
  function simplify(calls: Call[], wasText: boolean): boolean {
    if (wasText) takesText = false
    else if (calls.length > 1) takesBatches = false
    else return false
    return true
  }

  /**
   * Settles the calls. Returns false if the node refused plain text or batches, after which the caller sends the calls
   * again as JSON or one by one.
   */
  function settle(calls: Call[], received: RpcResponse[], asText: boolean): boolean {
    const [first] = received
    const isForAll = received.length === 1 && (calls.length > 1 || (first?.id ?? null) === null)
    if (isForAll && first?.error) {
      if (first.error.code !== limitExceeded && simplify(calls, asText)) return false
      throw toRpcError(first.error)
    }
    const byId = new Map(received.map((one) => [Number(one.id), one]))
    for (const { id, resolve, reject } of calls) {
      const one = byId.get(id)
      if (one?.error) reject(toRpcError(one.error))
      else if (one && 'result' in one) resolve(one.result)
      else reject(noResponse(url))
    }
    return true
  }

  async function post(calls: Call[], limitMs: number): Promise<void> {
    if (calls.length > 1 && !takesBatches) {
      for (const call of calls) void post([call], limitMs)
      return
    }
    const asText = takesText
    const requests = calls.map(({ id, method, params }) => ({ jsonrpc: '2.0', id, method, params }))
    try {
      const received = await requestJson(url, {
        schema: responsesTo(calls),
        method: 'POST',
        headers: { 'Content-Type': asText ? 'text/plain' : 'application/json' },
        body: requests.length > 1 ? requests : requests[0],
        timeoutMs: limitMs,
        maxBytes,
      })
      hasResponded = true
      if (!settle(calls, received, asText)) void post(calls, limitMs)
    } catch (error) {
      // If a node refuses plain text without CORS headers, `fetch` fails as for an unreachable node.
      const isHidden = !hasResponded && isCode(error, 'SERVICE_UNREACHABLE')
      const isRefused = isRefusedForm(error) || (isHidden && asText && !isTimeout(error))
      if (isRefused && simplify(calls, asText)) return post(calls, limitMs)
      if (isHidden) takesText = true
      const reason = isTimeout(error) ? timedOut(url, error) : error
      for (const { reject } of calls) reject(reason)
    }
  }

  function flush(): void {
    const calls = queue
    queue = []
    for (let start = 0; start < calls.length; start += batchSize)
      void post(calls.slice(start, start + batchSize), timeoutMs)
  }

  function prepare(method: string, params: readonly unknown[], enqueue: (call: Call) => void) {
    return new Promise<unknown>((resolve, reject) => {
      lastId += 1
      enqueue({ id: lastId, method, params, resolve, reject })
    })
  }

  return {
    call: (method, params) =>
      prepare(method, params, (call) => {
        if (queue.push(call) === 1) queueMicrotask(flush)
      }),
    ping: (method, limitMs) =>
      prepare(method, [], (call) => void post([call], limitMs)).then(() => true, isChainError),
  }
}
