import * as z from 'zod/mini'
import { log } from '../../utils/log.ts'
import type { SessionClient } from './sessionProvider.ts'

export interface SessionListener {
  /** Something of a family happened in the wallet. `data` is as the wallet sent it. */
  event(name: string, data: unknown, caipNetworkId: string): void
  /** The wallet changed what the session allows. */
  update(): void
  /** The session was ended by the wallet, or its time is over. */
  end(): void
}

const eventSchema = z.object({
  topic: z.string(),
  params: z.object({
    chainId: z.string(),
    event: z.object({ name: z.string(), data: z.optional(z.unknown()) }),
  }),
})

/** Follows one session among all of the client's. Returns what stops it. */
export function followSession(
  client: SessionClient,
  topic: string,
  listener: SessionListener,
): () => void {
  const onEvent = (payload: unknown) => {
    const parsed = eventSchema.safeParse(payload)
    if (!parsed.success) return log('warn', 'a malformed WalletConnect event', parsed.error)
    const { params } = parsed.data
    if (parsed.data.topic !== topic) return
    listener.event(params.event.name, params.event.data, params.chainId)
  }
  const onUpdate = (payload: { topic: string }) => {
    if (payload.topic === topic) listener.update()
  }
  const onEnd = (payload: { topic: string }) => {
    if (payload.topic === topic) listener.end()
  }
  client.on('session_event', onEvent)
  client.on('session_update', onUpdate)
  client.on('session_delete', onEnd)
  client.on('session_expire', onEnd)
  return () => {
    client.off('session_event', onEvent)
    client.off('session_update', onUpdate)
    client.off('session_delete', onEnd)
    client.off('session_expire', onEnd)
  }
}
