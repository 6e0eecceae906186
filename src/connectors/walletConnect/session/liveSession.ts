import { read } from '../../../storage/storage.ts'
import type { Namespace } from '../../../types/caip.ts'
import type {
  ConnectionFollower,
  ConnectorContext,
  WalletConnection,
} from '../../../types/connectorDriver.ts'
import { namespaceOf } from '../../../utils/caip.ts'
import type { Client } from '../sdk/client.ts'
import { followSession, type SessionEnd } from './followSession.ts'
import { toCurrentId } from './formerIds.ts'
import type { NamespaceRules } from './namespaceRules.ts'
import { NamespaceSession } from './namespaceSession.ts'
import { readSession, type SessionClient } from './readSession.ts'
import type { WalletSession } from './session.ts'

/** Where a session is held: the page's client, or a stand-in while another tab runs the client. */
export interface SessionSource {
  client: SessionClient
  /** The client that can end the session. */
  open(): Promise<Client>
  isOpen(): boolean
  refresh?: (() => Promise<void>) | undefined
}

/** How a namespace is used over WalletConnect. */
export interface NamespaceProvider {
  rules: NamespaceRules
  /** What the namespace's adapter works with, in front of its part of a session. */
  createProvider(session: NamespaceSession): object
}

/**
 * What is in use of a session: a namespace has one provider, however often it is asked for. Whatever happens to the
 * session arrives here and nowhere else: its namespaces are told what concerns them, the app by its followers that
 * one of them, or the whole, has ended.
 */
export class LiveSession {
  readonly source: SessionSource
  readonly #topic: string
  readonly #namespaces = new Map<Namespace, { session: NamespaceSession; provider: object }>()
  readonly #followers = new Set<{ namespace: Namespace; follower: ConnectionFollower }>()
  readonly #stopFollowing: () => void
  /** As it was last seen. */
  #session: WalletSession

  constructor(source: SessionSource, session: WalletSession) {
    this.source = source
    this.#topic = session.topic
    this.#session = session
    this.#stopFollowing = followSession(source.client, session.topic, {
      event: (name, data, chainId) => {
        this.#namespaces.get(namespaceOf(chainId))?.session.onEvent(name, data, chainId)
      },
      update: () => this.#onUpdate(),
      end: (reason) => this.#onEnd(reason),
    })
  }

  /** One namespace of it. */
  connect(
    namespace: Namespace,
    { rules, createProvider }: NamespaceProvider,
    context: ConnectorContext,
  ): WalletConnection {
    const topic = this.#topic
    let own = this.#namespaces.get(namespace)
    if (!own) {
      const { client } = this.source
      const session = new NamespaceSession({
        session: {
          read: () => readSession({ client, topic }),
          request(params) {
            // The SDK opens the wallet's link that is stored. Reading it removes one that may not be opened.
            read('deepLinkChoice')
            return client.request<unknown>({ topic, ...params })
          },
        },
        rules,
        context,
        onVanished: () => this.#onEnd('wallet'),
      })
      own = { session, provider: createProvider(session) }
      this.#namespaces.set(namespace, own)
    }
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

  /** Whether a namespace of it is still in use. */
  isFollowed(): boolean {
    return this.#followers.size > 0
  }

  /** Its provider answers nothing from then on. */
  close(namespace: Namespace): void {
    this.#namespaces.get(namespace)?.session.close()
    this.#namespaces.delete(namespace)
  }

  closeAll(): void {
    this.#stopFollowing()
    for (const namespace of this.#namespaces.keys()) this.close(namespace)
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
      else follower.ended('wallet', 'namespace')
    }
    for (const [namespace, { session }] of this.#namespaces) {
      if (namespaces[namespace]) session.onUpdate()
      else this.close(namespace)
    }
  }

  /** A follower may stop others while it is being told; those are skipped. */
  #onEnd(reason: SessionEnd): void {
    for (const { follower } of this.#followers) follower.ended(reason, 'session')
    this.closeAll()
  }
}
