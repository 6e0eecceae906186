import * as z from 'zod/mini'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { validEntries } from '../../storage/schemas.ts'
import { orNull } from '../../utils/schemas.ts'
import { readBody, requestJson } from '../http.ts'
import {
  isBusy,
  isChainError,
  isRevert,
  isTimeout,
  noResponse,
  type RpcErrorObject,
  timedOut,
  toErrorObject,
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
  error: orNull(z.transform(toErrorObject)),
})

type RpcResponse = z.infer<typeof responseSchema>

/** Parses the responses to a batch; those beyond one for each call are dropped. */
const responsesTo = (calls: readonly Call[]) =>
  z.pipe(
    z.transform((value: unknown) => [value].flat()),
    validEntries(responseSchema, calls.length),
  )

interface Received {
  responses: RpcResponse[]
  /** HTTP status; undefined for success. */
  status?: number
}

/**
 * Reads JSON-RPC errors from a response with HTTP 400 or 500, and reverts from one with any other status: the chain has
 * executed the call then.
 */
async function readErrors(url: string, error: unknown, calls: readonly Call[]): Promise<Received> {
  const response = error instanceof WalletModalError && error.code === 'HTTP_ERROR' && error.cause
  if (response instanceof Response) {
    const { status } = response
    const body = await readBody(url, response, maxBytes).catch(() => new Uint8Array())
    const responses = responsesTo(calls).safeParse(parseJson(body)).data ?? []
    const isOfCall = [400, 500].includes(status)
    if (responses.some(({ error }) => error && (isOfCall || isRevert(error))))
      return { responses, status }
  }
  throw error
}

function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return null
  }
}

/** True if no call of a batch was executed: its errors may be the node's word about batches or their size. */
const isRefusal = (received: readonly RpcResponse[]): boolean =>
  received.every(({ error }) => error && !isRevert(error))

/** JSON-RPC's code for a request whose form is refused, such as a batch. */
const invalidRequest = -32600

/** True for the error of an entry in a batch that may have another result alone. */
const mayBeOfBatch = (error: RpcErrorObject) => error.code === invalidRequest || isBusy(error)

/**
 * True for a failure that may be due to the batch: not for a missing permission, a missing path or an unreachable node. A
 * node that responds otherwise may refuse batches without CORS headers, which `fetch` cannot tell from a lost connection.
 */
function mayBeForBatch(error: unknown, hasResponded: boolean): boolean {
  if (!(error instanceof WalletModalError)) return false
  if (error.code === 'SERVICE_UNREACHABLE') return hasResponded && !isTimeout(error)
  return ![401, 403, 404].includes(Number(error.params.status))
}

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
 * batches, later requests do not use them. What fails in a batch, or is missing from its response, is sent once more
 * alone before the node counts as failed.
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
  function settle(calls: Call[], { responses, status }: Received, asText: boolean): boolean {
    const [first] = responses
    const isForAll = responses.length === 1 && (calls.length > 1 || (first?.id ?? null) === null)
    if (isForAll && first?.error) {
      if (!isBusy(first.error) && simplify(calls, asText)) return false
      throw toRpcError(first.error, status)
    }
    const byId = new Map(responses.map((one) => [Number(one.id), one]))
    const isBatch = calls.length > 1
    const isRefused = isBatch && isRefusal(responses)
    const again: Call[] = []
    for (const call of calls) {
      const one = byId.get(call.id)
      const isAnswered = one && ('result' in one || one.error)
      if (isBatch && (isRefused || !isAnswered || (one.error && mayBeOfBatch(one.error))))
        again.push(call)
      else if (one?.error) call.reject(toRpcError(one.error, status))
      else if (isAnswered) call.resolve(one.result)
      else call.reject(noResponse(url))
    }
    void sendOneByOne(again, timeoutMs)
    return true
  }

  /**
   * Sends the calls of a refused batch one by one. If the node fails the first of them too, all reject at once, so that
   * the next node gets them as a batch.
   */
  async function sendOneByOne(calls: readonly Call[], limitMs: number): Promise<void> {
    const [first, ...others] = calls
    if (!first) return
    let failure: { reason: unknown } | undefined
    const reject = (reason: unknown) => {
      if (isChainError(reason)) first.reject(reason)
      else failure = { reason }
    }
    await post([{ ...first, reject }], limitMs)
    for (const call of others) {
      if (failure) call.reject(failure.reason)
      else void post([call], limitMs)
    }
    if (failure) first.reject(failure.reason)
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
      }).then(
        (responses) => ({ responses }),
        (error: unknown) => readErrors(url, error, calls),
      )
      hasResponded = true
      if (!settle(calls, received, asText)) await post(calls, limitMs)
    } catch (error) {
      // If a node refuses plain text without CORS headers, `fetch` fails as for an unreachable node.
      const isHidden = !hasResponded && isCode(error, 'SERVICE_UNREACHABLE')
      const isRefused = isRefusedForm(error) || (isHidden && asText && !isTimeout(error))
      if (isRefused && simplify(calls, asText)) return post(calls, limitMs)
      if (isHidden) takesText = true
      if (calls.length > 1 && mayBeForBatch(error, hasResponded))
        return sendOneByOne(calls, limitMs)
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
