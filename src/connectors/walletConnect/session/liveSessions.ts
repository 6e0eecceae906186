import type { Namespace } from '../../../types/caip.ts'
import type { ConnectorContext, WalletConnection } from '../../../types/connectorDriver.ts'
import type { WalletConnectPart } from '../../../types/walletConnect.ts'
import { LiveSession, type SessionSource } from './liveSession.ts'
import type { WalletSession } from './session.ts'

export class LiveSessions {
  readonly #live = new Map<string, LiveSession>()
  readonly #loadPart: (namespace: Namespace) => Promise<WalletConnectPart | null>

  constructor(loadPart: (namespace: Namespace) => Promise<WalletConnectPart | null>) {
    this.#loadPart = loadPart
  }

  get(topic: string): LiveSession | undefined {
    return this.#live.get(topic)
  }

  async connect(
    source: SessionSource,
    session: WalletSession,
    context: ConnectorContext,
    wanted: Iterable<Namespace>,
  ): Promise<WalletConnection[]> {
    this.#dropEnded()
    const connections: WalletConnection[] = []
    for (const namespace of wanted) {
      const part = session.namespaces[namespace] && (await this.#loadPart(namespace))
      if (!part) continue
      const own = this.#live.get(session.topic) ?? new LiveSession(source, session)
      this.#live.set(session.topic, own)
      connections.push(own.connect(namespace, part, context))
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
