import type { Namespace } from '../../../types/caip.ts'
import type { ConnectorContext, WalletConnection } from '../../../types/connectorDriver.ts'
import { LiveSession, type NamespaceProvider, type SessionSource } from './liveSession.ts'
import type { WalletSession } from './session.ts'

/** The sessions in use, by topic. */
export class LiveSessions {
  readonly #live = new Map<string, LiveSession>()
  readonly #loadProvider: (namespace: Namespace) => Promise<NamespaceProvider | null>

  constructor(loadProvider: (namespace: Namespace) => Promise<NamespaceProvider | null>) {
    this.#loadProvider = loadProvider
  }

  get(topic: string): LiveSession | undefined {
    return this.#live.get(topic)
  }

  /** Connects the wanted namespaces that the session grants. */
  async connect(
    source: SessionSource,
    session: WalletSession,
    context: ConnectorContext,
    wanted: Iterable<Namespace>,
  ): Promise<WalletConnection[]> {
    this.#dropEnded()
    const connections: WalletConnection[] = []
    for (const namespace of wanted) {
      const how = session.namespaces[namespace] && (await this.#loadProvider(namespace))
      if (!how) continue
      const own = this.#live.get(session.topic) ?? new LiveSession(source, session)
      this.#live.set(session.topic, own)
      connections.push(own.connect(namespace, how, context))
    }
    return connections
  }

  /** Closes a session in use: its providers reject all further requests. */
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
