import { read } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import type {
  ConnectionFollower,
  ConnectRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import type { WalletConnectPart } from '../../types/walletConnect.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { followSession, type SessionEnd } from './followSession.ts'
import { toCurrentId } from './formerIds.ts'
import { LiveNamespace } from './liveNamespace.ts'
import type { WalletSession } from './parseSession.ts'
import { readSession, type SessionClient } from './readSession.ts'

/** A session in use. It passes its events on to its namespaces, and to the connections that follow the session. */
export class LiveSession<Source extends { client: SessionClient }> {
  readonly source: Source
  readonly #topic: string
  readonly #namespaces = new Map<Namespace, { live: LiveNamespace; provider: object }>()
  readonly #followers = new Set<{ namespace: Namespace; follower: ConnectionFollower }>()
  readonly #stopFollowing: () => void
  #session: WalletSession

  constructor(source: Source, session: WalletSession) {
    this.source = source
    this.#topic = session.topic
    this.#session = session
    this.#stopFollowing = followSession(source.client, session.topic, {
      event: (name, data, chainId) => {
        this.#namespaces.get(namespaceOf(chainId))?.live.onEvent(name, data, chainId)
      },
      update: () => this.#onUpdate(),
      end: (reason) => this.#onEnd(reason),
    })
  }

  connect(
    namespace: Namespace,
    { rules, createProvider }: WalletConnectPart,
    { connector: { id, type }, context }: ConnectRequest,
  ): WalletConnection {
    const topic = this.#topic
    let own = this.#namespaces.get(namespace)
    if (!own) {
      const { client } = this.source
      const live = new LiveNamespace({
        access: {
          read: () => readSession({ client, topic }),
          request(params) {
            // The SDK opens the wallet's deep link from storage. Reading the link here deletes a link that is not
            // allowed.
            read('deepLinkChoice')
            return client.request<unknown>({ topic, ...params })
          },
        },
        rules,
        context,
        onVanished: () => this.#onEnd('wallet'),
      })
      own = { live, provider: createProvider(live) }
      this.#namespaces.set(namespace, own)
    }
    const approved = () => this.#approved(namespace)
    return {
      namespace,
      provider: own.provider,
      wallet: { ...this.#session.wallet, id, type },
      sessionId: topic,
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

  isFollowed(): boolean {
    return this.#followers.size > 0
  }

  close(namespace: Namespace): void {
    this.#namespaces.get(namespace)?.live.close()
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
    for (const [namespace, { live }] of this.#namespaces) {
      if (namespaces[namespace]) live.onUpdate()
      else this.close(namespace)
    }
  }

  /**
   * Reports the end to each connection that follows the session. A connection is skipped if the callback of another
   * connection has unsubscribed it.
   */
  #onEnd(reason: SessionEnd): void {
    for (const { follower } of this.#followers) follower.ended(reason, 'session')
    this.closeAll()
  }
}
