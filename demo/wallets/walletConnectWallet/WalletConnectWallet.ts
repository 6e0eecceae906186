import { ApprovalQueue } from '../shared/ApprovalQueue.ts'
import { Emitter } from '../shared/Emitter.ts'
import { handleAuthentication } from './authentications.ts'
import {
  type Client,
  type ClientOptions,
  closeClient,
  createClient,
  type Session,
} from './client.ts'
import { pair } from './pairing.ts'
import { handleProposal } from './proposals.ts'
import { handleRequest, type IncomingRequest } from './requests.ts'
import { renewGrant } from './sessionNamespaces.ts'
import type { NamespaceChange, WalletNamespace } from './WalletNamespace.ts'

export interface WalletConnectWalletOptions extends ClientOptions {
  namespaces: readonly WalletNamespace[]
  /** Connects and signs in by separate requests, like older wallets. */
  signsInLater?: boolean
}

/**
 * A WalletConnect wallet without UI: it pairs, queues proposals and requests for approval, and updates every session
 * when its namespaces change.
 */
export class WalletConnectWallet {
  readonly approvals = new ApprovalQueue()
  readonly namespaces: readonly WalletNamespace[]
  /** `change`: sessions, accounts or chains; `activity`: a sentence on the last action. */
  readonly events = new Emitter()
  readonly #client: Client
  /** Pending proposals and requests by id, with their abort controllers. */
  readonly #open = new Map<number, { topic: string; abort: AbortController }>()

  static async start(options: WalletConnectWalletOptions): Promise<WalletConnectWallet> {
    return new WalletConnectWallet(await createClient(options), options)
  }

  private constructor(
    client: Client,
    { namespaces, signsInLater }: Omit<WalletConnectWalletOptions, keyof ClientOptions>,
  ) {
    this.#client = client
    this.namespaces = namespaces
    for (const namespace of namespaces) {
      namespace.onChange((change) => this.#updateSessions(namespace, change))
    }
    client.on('session_proposal', ({ id }) => this.#onProposal(id))
    if (!signsInLater) client.on('session_authenticate', ({ id }) => this.#onAuthentication(id))
    client.on('session_request', ({ id, topic, params }) => {
      const { method, params: requestParams } = params.request
      this.#onRequest({ id, topic, method, params: requestParams, chainId: params.chainId })
    })
    client.on('proposal_expire', ({ id }) => this.#withdraw((open) => open === id))
    client.on('session_request_expire', ({ id }) => this.#withdraw((open) => open === id))
    client.on('session_delete', ({ topic }) => this.#onEnded(topic))
    client.on('session_expire', ({ topic }) => this.#onEnded(topic))
    // Proposals that were pending before a reload are shown again.
    for (const { id } of client.proposal.getAll()) this.#onProposal(id)
  }

  /** @throws an error with a message for the user. */
  pair(uri: string): Promise<void> {
    return pair(this.#client, uri)
  }

  sessions(): Session[] {
    return this.#client.session.getAll()
  }

  /** Ends one session, or all of them. */
  async disconnect(topic?: string): Promise<void> {
    const topics = topic === undefined ? this.sessions().map((session) => session.topic) : [topic]
    const reason = { code: 6000, message: 'User disconnected.' }
    for (const ended of topics) {
      await this.#client.disconnect({ topic: ended, reason })
      this.#onEnded(ended)
    }
  }

  /** Removes a namespace from every session. The session's other namespaces stay. */
  async withdraw(name: string): Promise<void> {
    for (const { topic, namespaces } of this.sessions()) {
      const { [name]: _, ...left } = namespaces
      await this.#client.update({ topic, namespaces: left })
    }
  }

  async close(): Promise<void> {
    this.#withdraw(() => true)
    await closeClient(this.#client)
  }

  #onProposal(id: number): void {
    const proposal = this.#client.proposal.get(id)
    this.#run(id, proposal.pairingTopic, (signal) =>
      handleProposal(this.#client, proposal, this.namespaces, this.approvals, signal),
    )
  }

  #onAuthentication(id: number): void {
    const request = this.#client.auth.requests.get(id)
    const evm = this.namespaces.find(({ name }) => name === 'eip155')
    if (!evm) return
    this.#run(id, request.pairingTopic ?? '', (signal) =>
      handleAuthentication(this.#client, request, evm, this.approvals, signal),
    )
  }

  #onRequest(request: IncomingRequest): void {
    this.#run(request.id, request.topic, (signal) =>
      handleRequest(this.#client, request, this.namespaces, this.approvals, signal),
    )
  }

  /** The relay may deliver a message twice, so a request with a pending id is dropped. */
  #run(id: number, topic: string, respond: (signal: AbortSignal) => Promise<string>): void {
    if (this.#open.has(id)) return
    const abort = new AbortController()
    this.#open.set(id, { topic, abort })
    respond(abort.signal)
      .catch((error: unknown) => String(error))
      .then((activity) => {
        this.#open.delete(id)
        this.events.emit('activity', activity)
        this.events.emit('change')
      })
  }

  #onEnded(topic: string): void {
    this.#withdraw((_, of) => of === topic)
    this.events.emit('change')
  }

  #withdraw(matches: (id: number, topic: string) => boolean): void {
    for (const [id, { topic, abort }] of this.#open) if (matches(id, topic)) abort.abort()
  }

  async #updateSessions(namespace: WalletNamespace, change: NamespaceChange): Promise<void> {
    const updates = this.sessions().map((session) =>
      this.#updateSession(session, namespace, change).catch((error: unknown) =>
        this.events.emit('activity', String(error)),
      ),
    )
    await Promise.all(updates)
    this.events.emit('change')
  }

  async #updateSession(
    { topic, namespaces }: Session,
    namespace: WalletNamespace,
    change: NamespaceChange,
  ): Promise<void> {
    const granted = namespaces[namespace.name]
    if (!granted) return
    const [active = ''] = namespace.chains()
    const chains = granted.chains ?? []
    const isNew = change === 'chain' && !chains.includes(active)
    if (isNew || change === 'account') {
      const renewed = renewGrant({ ...granted, chains }, namespace, isNew ? [active] : [])
      await this.#client.update({
        topic,
        namespaces: { ...namespaces, [namespace.name]: renewed },
      })
    }
    const chainId = isNew || chains.includes(active) ? active : (chains[0] ?? active)
    const event = {
      chain: () => ({ name: 'chainChanged', data: namespace.chainChangedData() }),
      account: () => ({
        name: 'accountsChanged',
        data: namespace.accounts().map((a) => `${chainId}:${a}`),
      }),
      addresses: () => ({
        name: 'bip122_addressesChanged',
        data: namespace.addressesChangedData?.(),
      }),
    }[change]()
    await this.#client.emit({ topic, event, chainId })
  }
}
