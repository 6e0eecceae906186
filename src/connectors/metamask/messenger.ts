import type { DappClient } from '@metamask/mobile-wallet-protocol-dapp-client'
import * as z from 'zod/mini'
import { createDeferred, type Deferred } from '../../utils/createDeferred.ts'
import { text } from '../../utils/schemas.ts'

/** Name of the channel of the multichain API (CAIP-25, CAIP-27) in the messages of a session. */
const channelName = 'metamask-multichain-provider'

const messageSchema = z.object({
  name: z.literal(channelName),
  data: z.object({
    id: z.optional(z.union([z.number(), text])),
    method: z.optional(text),
    params: z.optional(z.unknown()),
    result: z.optional(z.unknown()),
    error: z.optional(z.unknown()),
  }),
})

/** An answer of the app: a result, or its error. */
export interface AppResponse {
  result?: unknown
  error?: unknown
}

export interface PreparedRequest {
  id: number
  /** The message that is sent to the app. */
  payload: { name: string; data: object }
  /** Rejects with the app's error. */
  response: Promise<unknown>
}

/** JSON-RPC over the messages of a session. */
export interface Messenger {
  prepare(method: string, params: unknown): PreparedRequest
  /** Resolves once the relay has the request, which it keeps for the app. */
  send(prepared: PreparedRequest): Promise<void>
  /** Sends a request, and resolves with the app's result. Rejects with the app's error. */
  request(method: string, params: unknown): Promise<unknown>
}

interface Listener {
  onNotification(method: string, params: unknown): void
  /** Called with an answer to a request that this page has not asked. */
  onForeign(id: number, response: AppResponse): void
}

export function createMessenger(
  client: Pick<DappClient, 'on' | 'sendRequest'>,
  listener: Listener,
): Messenger {
  const pending = new Map<number, Deferred<unknown>>()
  let last = 0

  client.on('message', (payload) => {
    const parsed = messageSchema.safeParse(payload)
    if (!parsed.success) return
    const { id, method, params, result, error } = parsed.data.data
    if (id === undefined) {
      if (method !== undefined) listener.onNotification(method, params)
      return
    }
    const own = pending.get(Number(id))
    pending.delete(Number(id))
    if (!own) listener.onForeign(Number(id), { result, error })
    else if (error === undefined || error === null) own.resolve(result)
    else own.reject(error)
  })

  function prepare(method: string, params: unknown): PreparedRequest {
    // Pages of the origin share the channel: an id tells whose request the app answers.
    last = Math.max(last + 1, Date.now() * 1000 + Math.floor(Math.random() * 1000))
    const deferred = createDeferred<unknown>()
    deferred.promise.catch(() => {})
    pending.set(last, deferred)
    const data = { jsonrpc: '2.0', id: String(last), method, params }
    return { id: last, payload: { name: channelName, data }, response: deferred.promise }
  }

  async function send({ id, payload }: PreparedRequest): Promise<void> {
    try {
      await client.sendRequest(payload)
    } catch (thrown) {
      pending.delete(id)
      throw thrown
    }
  }

  return {
    prepare,
    send,

    async request(method, params) {
      const prepared = prepare(method, params)
      await send(prepared)
      return prepared.response
    },
  }
}
