import * as z from 'zod/mini'
import type { CaipNetworkId } from '../../types/caip.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { log } from '../../utils/log.ts'
import { readSession, type SessionClient } from './readSession.ts'

/** Reason for the end of a session: the wallet ended it, or it expired. */
export type SessionEnd = 'wallet' | 'expired'

export interface SessionListener {
  /** Called with a `session_event` of the wallet; `data` is not parsed. */
  event(name: string, data: unknown, chainId: CaipNetworkId): void
  /** Called when the wallet has changed the session's namespaces. */
  update(): void
  end(reason: SessionEnd): void
}

const eventSchema = z.object({
  topic: z.string(),
  params: z.object({
    chainId: z.custom<CaipNetworkId>(isCaipNetworkId),
    event: z.object({ name: z.string(), data: z.optional(z.unknown()) }),
  }),
})

/** Exceptions of the listener must not reach the SDK's emitter. */
function guarded<Payload>(handle: (payload: Payload) => void): (payload: Payload) => void {
  return (payload) => {
    try {
      handle(payload)
    } catch (thrown) {
      log('warn', 'a WalletConnect session could not be followed', thrown)
    }
  }
}

export function followSession(
  client: SessionClient,
  topic: string,
  listener: SessionListener,
): () => void {
  const onEvent = guarded((payload: unknown) => {
    const parsed = eventSchema.safeParse(payload)
    if (!parsed.success) return log('warn', 'a malformed WalletConnect event', parsed.error)
    const { params } = parsed.data
    if (parsed.data.topic !== topic) return
    listener.event(params.event.name, params.event.data, params.chainId)
  })
  const onUpdate = guarded((payload: { topic: string }) => {
    if (payload.topic === topic) listener.update()
  })
  const readExpiry = () => readSession({ client, topic })?.expiresAt
  let expiresAt = readExpiry() ?? Number.POSITIVE_INFINITY
  const onExtend = guarded(() => {
    expiresAt = readExpiry() ?? expiresAt
  })
  // The SDK emits `session_delete` before `session_expire` for an expired session, so the expiry determines the reason.
  const onEnd = guarded((payload: { topic: string }) => {
    if (payload.topic === topic) listener.end(expiresAt <= Date.now() ? 'expired' : 'wallet')
  })
  client.on('session_event', onEvent)
  client.on('session_update', onUpdate)
  client.on('session_extend', onExtend)
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)
  return () => {
    client.off('session_event', onEvent)
    client.off('session_update', onUpdate)
    client.off('session_extend', onExtend)
    client.off('session_delete', onEnd)
    client.off('session_expire', onEnd)
  }
}
