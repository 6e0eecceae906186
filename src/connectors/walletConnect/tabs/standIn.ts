import { log } from '../../../utils/log.ts'
import type { SessionClient } from '../../sessions/readSession.ts'
import type { Client } from '../sdk/client.ts'
import type { StoredState } from '../sdk/storedState.ts'

/**
 * A client that reads stored sessions without a relay connection. The real client is opened to send a message, or when
 * this tab is elected.
 */
export interface StandIn extends SessionClient {
  open(): Promise<Client>
  isOpen(): boolean
  refresh(): Promise<void>
}

type Event = Parameters<Client['on']>[0]
type Listener = (payload: { topic: string }) => void

export async function createStandIn(
  state: StoredState,
  openClient: () => Promise<Client>,
): Promise<StandIn> {
  let sessions = await state.sessions()
  let opening: Promise<Client> | undefined
  let client: Client | undefined
  let listeners: (readonly [event: Event, listener: Listener])[] = []

  async function start(): Promise<Client> {
    const opened = await openClient()
    for (const { topic } of sessions) await state.adopt(opened, topic)
    for (const [event, listener] of listeners) opened.on(event, listener as never)
    client = opened
    return opened
  }
  function open(): Promise<Client> {
    opening ??= start().catch((error: unknown) => {
      opening = undefined
      throw error
    })
    return opening
  }

  const standIn = {
    open,
    isOpen: () => client !== undefined,
    session: { getAll: () => client?.session.getAll() ?? sessions },
    request: async (request: Parameters<Client['request']>[0]) => (await open()).request(request),
    on(event: Event, listener: Listener) {
      if (client) client.on(event, listener as never)
      listeners.push([event, listener])
    },
    off(event: Event, listener: Listener) {
      if (client) client.off(event, listener as never)
      listeners = listeners.filter((one) => one[0] !== event || one[1] !== listener)
    },
    async refresh() {
      if (client) return
      const before = JSON.stringify(sessions)
      sessions = await state.sessions()
      if (JSON.stringify(sessions) === before) return
      log('debug', 'another tab has changed what its session allows')
      for (const [event, listener] of listeners) {
        if (event === 'session_update') for (const { topic } of sessions) listener({ topic })
      }
    },
  }
  return standIn as unknown as StandIn
}
