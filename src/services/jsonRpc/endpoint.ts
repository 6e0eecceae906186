import * as z from 'zod/mini'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { validEntries } from '../../storage/schemas.ts'
import { finiteNumber, orNull, text } from '../../utils/schemas.ts'
import { requestJson } from '../http.ts'
import { isFinal, isTimeout, limitExceeded, noAnswer, timedOut, toRpcError } from './rpcErrors.ts'

interface Call {
  id: number
  method: string
  params: readonly unknown[]
  resolve: (result: unknown) => void
  reject: (error: unknown) => void
}

/** One node's URL. */
export interface Endpoint {
  /** Calls made in the same tick travel together. Rejects with what happened at this URL. */
  call(method: string, params: readonly unknown[]): Promise<unknown>
  /** Whether the node answers `method` at all, in its own request. */
  ping(method: string, timeoutMs: number): Promise<boolean>
}

/** A batch of large answers, such as logs, is allowed; an endless one is not. */
const maxBytes = 10_000_000

const answer = z.object({
  id: z.optional(z.unknown()),
  result: z.optional(z.unknown()),
  error: orNull(z.looseObject({ code: finiteNumber, message: text })),
})

type Answer = z.infer<typeof answer>

/** One answer or a batch of them, no more than there were calls. */
const answersTo = (calls: readonly Call[]) =>
  z.pipe(
    z.transform((value: unknown) => [value].flat()),
    validEntries(answer, calls.length),
  )

/** Client errors that are not about who asks or how often, so perhaps about how it was written. */
function isRefusedForm(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'HTTP_ERROR') return false
  const status = Number(error.params.status)
  return status >= 400 && status < 500 && ![401, 403, 429].includes(status)
}

/**
 * Sends plain text, which spares the browser's preflight request, and batches. Nodes that refuse either
 * are asked again in the form they take, which is remembered.
 */
export function createEndpoint(url: string, timeoutMs: number, batchSize: number): Endpoint {
  let takesText = true
  let takesBatches = true
  let hasAnswered = false
  let lastId = 0
  let queue: Call[] = []

  /** Changes the form in which `calls` are sent again; false when there is none left to try. */
  function simplify(calls: Call[], wasText: boolean): boolean {
    if (wasText) takesText = false
    else if (calls.length > 1) takesBatches = false
    else return false
    return true
  }

  /** Gives each call its answer. False when the node refused them together and may take another form. */
  function settle(calls: Call[], received: Answer[], asText: boolean): boolean {
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
      else reject(noAnswer(url))
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
        schema: answersTo(calls),
        method: 'POST',
        headers: { 'Content-Type': asText ? 'text/plain' : 'application/json' },
        body: requests.length > 1 ? requests : requests[0],
        timeoutMs: limitMs,
        maxBytes,
      })
      hasAnswered = true
      if (!settle(calls, received, asText)) void post(calls, limitMs)
    } catch (error) {
      // A node may refuse plain text without the headers that would let the page see its refusal.
      const isHidden = !hasAnswered && isCode(error, 'SERVICE_UNREACHABLE')
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
      prepare(method, [], (call) => void post([call], limitMs)).then(() => true, isFinal),
  }
}
