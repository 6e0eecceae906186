import type { Namespace } from '../../../types/caip.ts'
import type {
  ConnectionFollower,
  ConnectorContext,
  WalletConnection,
} from '../../../types/connectorDriver.ts'
import type { Client } from '../sdk/client.ts'
import { followSession, type SessionEnd } from './followSession.ts'
import { toCurrentId } from './formerIds.ts'
import type { WalletSession } from './session.ts'
import {
  type CreateSessionProvider,
  readSession,
  type SessionClient,
  type SessionProvider,
} from './sessionProvider.ts'

/** Who has a session: the page's client, or what stands in for it. */
export interface SessionSource {
  client: SessionClient
  /** The client that can end the session. */
  open(): Promise<Client>
  isOpen(): boolean
  refresh?: (() => Promise<void>) | undefined
}

/** What is in use of a session: a family has one provider, however often it is asked for. */
export class LiveSession {
  readonly source: SessionSource
  readonly #topic: string
  readonly #providers = new Map<Namespace, SessionProvider>()
  readonly #followers = new Set<{ namespace: Namespace; follower: ConnectionFollower }>()
  readonly #stopFollowing: () => void
  /** As it was last seen. */
  #session: WalletSession

  constructor(source: SessionSource, session: WalletSession) {
    this.source = source
    this.#topic = session.topic
    this.#session = session
    // Before its providers do, which say that a family has ended and not why.
    this.#stopFollowing = followSession(source.client, session.topic, {
      event() {},
      update: () => this.#onUpdate(),
      end: (reason) => this.#onEnd(reason),
    })
  }

  /** One family of it. */
  connect(
    namespace: Namespace,
    create: CreateSessionProvider,
    context: ConnectorContext,
  ): WalletConnection {
    const { client } = this.source
    const topic = this.#topic
    const own = this.#providers.get(namespace) ?? create({ client, topic, context })
    this.#providers.set(namespace, own)
    const approved = () => this.#approved(namespace)
    return {
      namespace,
      provider: own.provider,
      wallet: this.#session.wallet,
      session: topic,
      get approvedCaipNetworkIds() {
        return approved()
      },
      follow: (follower) => {
        const entry = { namespace, follower }
        this.#followers.add(entry)
        return () => void this.#followers.delete(entry)
      },
    }
  }

  /** Whether a family of it is still in use. */
  isFollowed(): boolean {
    return this.#followers.size > 0
  }

  /** Its provider answers nothing from then on. */
  close(namespace: Namespace): void {
    this.#providers.get(namespace)?.close()
    this.#providers.delete(namespace)
  }

  closeAll(): void {
    this.#stopFollowing()
    for (const namespace of this.#providers.keys()) this.close(namespace)
  }

  #approved(namespace: Namespace) {
    const { acceptsAnyNetwork, namespaces } = this.#session
    return acceptsAnyNetwork ? null : [...new Set(namespaces[namespace]?.chains.map(toCurrentId))]
  }

  #onUpdate(): void {
    this.#session = readSession({ client: this.source.client, topic: this.#topic }) ?? {
      ...this.#session,
      namespaces: {},
    }
    const { namespaces } = this.#session
    for (const { namespace, follower } of this.#followers) {
      if (namespaces[namespace]) follower.changed()
      else follower.ended('wallet', 'family')
    }
    for (const namespace of this.#providers.keys()) {
      if (!namespaces[namespace]) this.close(namespace)
    }
  }

  /** Whoever is told first may stop the others, which are told no more then. */
  #onEnd(reason: SessionEnd): void {
    for (const { follower } of this.#followers) follower.ended(reason, 'session')
    this.#stopFollowing()
  }
}
