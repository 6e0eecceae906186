import type { Namespace } from '../../../types/caip.ts'
import type { ConnectRequest, WalletConnection } from '../../../types/connectorDriver.ts'
import type { WalletConnectPart } from '../../../types/walletConnect.ts'
import { log } from '../../../utils/log.ts'
import { LiveSession } from '../../sessions/liveSession.ts'
import { parseSession, type WalletSession } from '../../sessions/parseSession.ts'
import type { SessionClient } from '../../sessions/readSession.ts'
import { removeSession } from '../sdk/cleanUp.ts'
import type { Client } from '../sdk/client.ts'

/** The client of a session. It is this page's client, or a stand-in while another tab has the relay connection. */
interface SessionSource {
  client: SessionClient
  open(): Promise<Client>
  isOpen(): boolean
  refresh?: (() => Promise<void>) | undefined
}

/** Returns the session that grants the namespace and expires last. Stored sessions may belong to different wallets. */
export function newestOf(stored: readonly unknown[], namespace: Namespace): WalletSession | null {
  const usable = stored
    .flatMap((one) => parseSession(one) ?? [])
    .filter(({ expiresAt, namespaces }) => expiresAt > Date.now() && namespaces[namespace])
  return usable.sort((a, b) => b.expiresAt - a.expiresAt)[0] ?? null
}

/**
 * Returns the session that grants the namespace and expires last. Deletes unusable sessions: expired, malformed, or
 * without a key (`No matching key`).
 */
export async function newestSession(
  client: Client,
  namespace: Namespace,
): Promise<WalletSession | null> {
  for (const stored of client.session.getAll()) {
    const session = parseSession(stored)
    const isUsable =
      session && session.expiresAt > Date.now() && client.core.crypto.hasKeys(session.topic)
    if (isUsable) continue
    log('info', 'a WalletConnect session that cannot be used any more is deleted')
    await removeSession(client, stored.topic)
  }
  return newestOf(client.session.getAll(), namespace)
}

export class LiveSessions {
  readonly #live = new Map<string, LiveSession<SessionSource>>()
  readonly #loadPart: (namespace: Namespace) => Promise<WalletConnectPart | null>

  constructor(loadPart: (namespace: Namespace) => Promise<WalletConnectPart | null>) {
    this.#loadPart = loadPart
  }

  get(topic: string): LiveSession<SessionSource> | undefined {
    return this.#live.get(topic)
  }

  async connect(
    source: SessionSource,
    session: WalletSession,
    request: ConnectRequest,
    wanted: Iterable<Namespace>,
  ): Promise<WalletConnection[]> {
    this.#dropEnded()
    const connections: WalletConnection[] = []
    for (const namespace of wanted) {
      const part = session.namespaces[namespace] && (await this.#loadPart(namespace))
      if (!part) continue
      const own = this.#live.get(session.topic) ?? new LiveSession(source, session)
      this.#live.set(session.topic, own)
      connections.push(own.connect(namespace, part, request))
    }
    return connections
  }

  drop(topic: string): void {
    this.#live.get(topic)?.closeAll()
    this.#live.delete(topic)
  }

  #dropEnded(): void {
    for (const [topic, { source }] of this.#live) {
      if (!source.client.session.getAll().some((one) => one.topic === topic)) this.drop(topic)
    }
  }
}
