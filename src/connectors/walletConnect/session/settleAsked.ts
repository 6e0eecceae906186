import * as z from 'zod/mini'
import {
  type AskedRequest,
  addAskedRequest,
  readAskedRequests,
  removeAskedRequest,
} from '../../../storage/askedRequests.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SettledRequest } from '../../../types/connectorDriver.ts'
import { isCaipNetworkId } from '../../../utils/caip.ts'
import { holdSharedLock, runOnceUnshared } from '../../../utils/locks.ts'
import { finiteNumber, oneOf } from '../../../utils/schemas.ts'
import { sessionEnded, toProviderError } from '../../sessions/walletErrors.ts'
import type { Client } from '../sdk/client.ts'

/** A request in the SDK's database. */
const recordSchema = z.object({
  id: finiteNumber,
  topic: z.string(),
  request: z.object({
    method: oneOf(['wc_sessionRequest']),
    params: z.object({
      chainId: z.custom<CaipNetworkId>(isCaipNetworkId),
      request: z.object({ method: z.string(), params: z.unknown() }),
    }),
  }),
  response: z.optional(
    z.object({ result: z.optional(z.unknown()), error: z.optional(z.unknown()) }),
  ),
})
type Asked = z.infer<typeof recordSchema>

const lockOf = (id: number) => `wallet-modal request ${id}`
const parse = (record: unknown): Asked | undefined => recordSchema.safeParse(record).data
const followed = new WeakSet<Client>()

function toSettled(
  { id, request: { params } }: Asked,
  response: NonNullable<Asked['response']>,
): SettledRequest {
  const { chainId: caipNetworkId, request } = params
  const common = { id, caipNetworkId, method: request.method, params: request.params }
  if (response.error === undefined)
    return { ...common, result: response.result ?? null, error: null }
  const { code, message } = toProviderError(response.error)
  return { ...common, result: null, error: { code, message } }
}

/**
 * Keeps each request of the client's sessions until it is answered, and calls `onSettled` with the answers to those that
 * a page asked which is gone: a browser may end a page in the background while the user is in the wallet.
 */
export function settleAsked(client: Client, onSettled: (settled: SettledRequest) => void): void {
  if (followed.has(client)) return
  followed.add(client)
  const { history } = client.core
  const releases = new Map<number, () => Promise<void>>()

  /**
   * Settles a request of a page that is gone. One that lives holds the request's lock, and settles it itself; one that has
   * just ended may still hold it.
   */
  function settle(asked: Asked, response: NonNullable<Asked['response']>): void {
    void runOnceUnshared(lockOf(asked.id), () => {
      if (removeAskedRequest(asked.id)) onSettled(toSettled(asked, response))
    })
  }

  function forget(id: number): void {
    removeAskedRequest(id)
    void releases.get(id)?.()
    releases.delete(id)
  }

  history.on('history_created', (record: unknown) => {
    const asked = parse(record)
    if (!asked) return
    const { id, topic } = asked
    releases.set(id, holdSharedLock(lockOf(id)))
    addAskedRequest({ id, topic, askedAt: Date.now() })
  })
  history.on('history_updated', (record: unknown) => {
    const asked = parse(record)
    if (!asked?.response) return
    if (releases.has(asked.id)) forget(asked.id)
    else settle(asked, asked.response)
  })

  const recordOf = ({ id }: AskedRequest) => parse(history.records.get(id))
  for (const one of readAskedRequests()) {
    const asked = recordOf(one)
    if (asked?.response) settle(asked, asked.response)
  }
  const onEnd = ({ topic }: { topic: string }) => {
    for (const one of readAskedRequests().filter((each) => each.topic === topic)) {
      if (releases.has(one.id)) forget(one.id)
      else {
        const asked = recordOf(one)
        if (asked) settle(asked, { error: sessionEnded() })
      }
    }
  }
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)
}
