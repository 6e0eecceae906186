import { vi } from 'vitest'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'
import { createEip155Provider, type Eip155Provider } from '../families/eip155Provider.ts'
import type { SessionClient } from '../session/sessionProvider.ts'
import { address, testContext } from './networks.ts'

interface Granted {
  chains?: string[]
  accounts?: string[]
  methods?: string[]
  sessionProperties?: Record<string, string>
}

function sessionOf({ sessionProperties, ...granted }: Granted) {
  return {
    topic: 'topic',
    expiry: 2_000_000_000,
    peer: { metadata: { name: 'Wallet' } },
    namespaces: {
      eip155: {
        chains: ['eip155:1', 'eip155:8453'],
        accounts: [`eip155:1:${address}`, `eip155:8453:${address}`],
        methods: ['personal_sign', 'wallet_switchEthereumChain', 'wallet_addEthereumChain'],
        events: [],
        ...granted,
      },
    },
    ...(sessionProperties && { sessionProperties }),
  }
}

/** A provider over a session that the test plays: what was granted, and what the wallet does. */
export function playSession(granted: Granted = {}, changes: Partial<ConnectorContext> = {}) {
  const listeners = new Map<string, Set<(payload: object) => void>>()
  const request = vi.fn<(params: object) => Promise<unknown>>(async () => null)
  let sessions: unknown[] = [sessionOf(granted)]
  const client = {
    request,
    on(name: string, listener: (payload: object) => void) {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
    },
    off(name: string, listener: (payload: object) => void) {
      listeners.get(name)?.delete(listener)
    },
    session: { getAll: () => sessions },
  }
  const context = testContext('', changes)
  const { provider, close } = createEip155Provider({
    client: client as unknown as SessionClient,
    topic: 'topic',
    context,
  })
  const emitted: [string, unknown][] = []
  for (const name of ['accountsChanged', 'chainChanged', 'disconnect']) {
    ;(provider as Eip155Provider).on(name, (value) => emitted.push([name, value]))
  }
  function tell(name: string, payload: object = {}): void {
    for (const listener of [...(listeners.get(name) ?? [])])
      listener({ topic: 'topic', ...payload })
  }
  return {
    provider: provider as Eip155Provider,
    close,
    request,
    emitted,
    tell,
    /** An event of the wallet within the session. */
    event(name: string, data: unknown, chainId = 'eip155:1') {
      tell('session_event', { params: { event: { name, data }, chainId } })
    },
    update(next: Granted) {
      sessions = [sessionOf({ ...granted, ...next })]
      tell('session_update')
    },
    /** The session is gone from the store. */
    drop() {
      sessions = []
    },
    listenerCount: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }
}
