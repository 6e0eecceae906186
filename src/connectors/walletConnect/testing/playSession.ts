import { vi } from 'vitest'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import type { WalletConnectPart } from '../../../types/walletConnect.ts'
import { LiveSession } from '../../sessions/liveSession.ts'
import { readSession, type SessionClient } from '../../sessions/readSession.ts'
import { walletConnect } from '../kind.ts'

export interface Granted {
  chains?: string[]
  accounts?: string[]
  methods?: string[]
}

/** Properties that a wallet sends beside the namespaces of a session (CAIP-25); not parsed. */
export interface SessionProperties {
  sessionProperties?: unknown
  scopedProperties?: unknown
}

/** A stubbed session with one namespace, and the wallet's actions on it. */
export function playSession<Provider>(
  how: WalletConnectPart,
  granted: Required<Granted>,
  context: ConnectorContext,
  properties: SessionProperties = {},
) {
  const { namespace } = how.rules
  const sessionOf = (own: Required<Granted>) => ({
    topic: 'topic',
    expiry: 2_000_000_000,
    peer: { metadata: { name: 'Wallet' } },
    namespaces: { [namespace]: { events: [], ...own } },
    ...properties,
  })
  const listeners = new Map<string, Set<(payload: object) => void>>()
  const request = vi.fn<(params: object) => Promise<unknown>>(async () => null)
  let sessions: unknown[] = [sessionOf(granted)]
  const fake = {
    request,
    on(name: string, listener: (payload: object) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    off(name: string, listener: (payload: object) => void) {
      listeners.get(name)?.delete(listener)
    },
    session: { getAll: () => sessions },
  }
  const client = fake as unknown as SessionClient
  const session = readSession({ client, topic: 'topic' })
  if (!session) throw new Error('This is no session.')
  const open = () => Promise.reject(new Error('There is no SDK here.'))
  const live = new LiveSession({ client, open, isOpen: () => false }, session)
  const connector = { ...walletConnect.connector, type: walletConnect.type, namespace }
  const connection = live.connect(namespace, how, { connector, context })
  /** Receives the events of the connection. */
  const follower = { changed: vi.fn(), ended: vi.fn() }
  connection.follow?.(follower)
  function tell(name: string, payload: object = {}): void {
    for (const listener of [...(listeners.get(name) ?? [])]) {
      listener({ topic: 'topic', ...payload })
    }
  }
  const [first = ''] = granted.chains
  return {
    provider: connection.provider as Provider,
    follower,
    close: () => live.closeAll(),
    request,
    tell,
    /** Emits an event of the wallet within the session. */
    event(name: string, data: unknown, chainId = first) {
      tell('session_event', { params: { event: { name, data }, chainId } })
    },
    update(next: Granted) {
      sessions = [sessionOf({ ...granted, ...next })]
      tell('session_update')
    },
    /** Removes the session from the client's store, without an event. */
    drop() {
      sessions = []
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
