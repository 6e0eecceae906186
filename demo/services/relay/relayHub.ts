import { createHash } from 'node:crypto'
import { RelayMailbox, type RelayMessage } from './relayMailbox.ts'

type Params = Record<string, unknown>

/** One connection. A client id may have several: two tabs share their storage. */
interface Peer {
  clientId: string
  topics: Set<string>
  /** Pushes without an acknowledgement, by request id. */
  unacknowledged: Map<number, RelayMessage>
  send(payload: object): void
}

/** Tags that clients use for the three messages that the relay publishes for `wc_…Session`. */
const TAG = { proposal: 1100, proposalResponse: 1101, settlement: 1102 }

class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** Subscriptions by topic, and the relay's JSON-RPC methods. */
export class RelayHub {
  #peers = new Set<Peer>()
  #mailbox = new RelayMailbox()
  #lastId = Date.now() * 1000

  #methods = new Map<string, (peer: Peer, params: Params) => unknown>([
    ['irn_publish', (peer, params) => this.#publish(peer, params, text(params, 'topic'))],
    ['irn_subscribe', (peer, params) => this.#subscribe(peer, text(params, 'topic'))],
    ['irn_batchSubscribe', (peer, params) => list(params).map((it) => this.#subscribe(peer, it))],
    ['irn_unsubscribe', (peer, params) => peer.topics.delete(text(params, 'topic')) || true],
    ['irn_fetchMessages', (peer, params) => this.#fetch(peer, [text(params, 'topic')])],
    ['irn_batchFetchMessages', (peer, params) => this.#fetch(peer, list(params))],
    ['wc_proposeSession', (peer, params) => this.#proposeSession(peer, params)],
    ['wc_approveSession', (peer, params) => this.#approveSession(peer, params)],
  ])

  /** Adds a connection; `send` takes a JSON-RPC payload for it. */
  join(clientId: string, send: (payload: object) => void) {
    const peer: Peer = { clientId, topics: new Set(), unacknowledged: new Map(), send }
    this.#peers.add(peer)
    return {
      receive: (data: string) => this.#receive(peer, data),
      leave: () => this.#peers.delete(peer),
    }
  }

  #receive(peer: Peer, data: string): void {
    const payload = parse(data)
    if (payload === undefined) {
      peer.send({ jsonrpc: '2.0', id: null, error: { code: -32700, message: 'Parse error' } })
    } else if (typeof payload.method === 'string') {
      this.#respond(peer, payload.id, payload.method, payload.params)
    } else if (typeof payload.id === 'number' && payload.result === true) {
      const letter = peer.unacknowledged.get(payload.id)
      peer.unacknowledged.delete(payload.id)
      if (letter) this.#mailbox.acknowledge(letter, peer.clientId)
    }
  }

  #respond(peer: Peer, id: unknown, method: string, params: unknown): void {
    try {
      const run = this.#methods.get(method)
      if (!run) throw new RpcError(-32601, `Method not found: ${method}`)
      peer.send({ jsonrpc: '2.0', id, result: run(peer, isRecord(params) ? params : {}) })
    } catch (error) {
      if (!(error instanceof RpcError)) throw error
      peer.send({ jsonrpc: '2.0', id, error: { code: error.code, message: error.message } })
    }
  }

  #publish(peer: Peer, params: Params, topic: string, part = 'message', tag = params.tag): true {
    const { ttl, attestation } = params
    const now = Date.now()
    const letter: RelayMessage = {
      topic,
      message: text(params, part),
      tag: typeof tag === 'number' ? tag : 0,
      publishedAt: now,
      expiresAt: now + (typeof ttl === 'number' ? ttl : 0) * 1000,
      from: peer.clientId,
      ...(typeof attestation === 'string' && { attestation }),
    }
    this.#mailbox.add(letter)
    for (const other of this.#peers) {
      if (other.clientId !== peer.clientId && other.topics.has(topic)) this.#push(other, letter)
    }
    return true
  }

  #subscribe(peer: Peer, topic: string): string {
    peer.topics.add(topic)
    // Messages are pushed after the response to this request, because the client does not know the topic before that
    // response.
    queueMicrotask(() => {
      for (const letter of this.#mailbox.unread(topic, peer.clientId)) this.#push(peer, letter)
    })
    return subscriptionId(topic, peer.clientId)
  }

  #push(peer: Peer, letter: RelayMessage): void {
    // The client has not acknowledged the earlier push of this message, as when it subscribes again.
    if ([...peer.unacknowledged.values()].includes(letter)) return
    this.#lastId += 1
    peer.unacknowledged.set(this.#lastId, letter)
    const { topic, message, tag, publishedAt, attestation } = letter
    const data = { topic, message, tag, publishedAt, ...(attestation && { attestation }) }
    const params = { id: subscriptionId(topic, peer.clientId), data }
    peer.send({ jsonrpc: '2.0', id: this.#lastId, method: 'irn_subscription', params })
  }

  /** Fetching a message acknowledges it, because the client cannot acknowledge without a push. */
  #fetch(peer: Peer, topics: string[]): object {
    const letters = topics.flatMap((topic) => this.#mailbox.unread(topic, peer.clientId))
    for (const letter of letters) this.#mailbox.acknowledge(letter, peer.clientId)
    const messages = letters.map(({ topic, message, tag, publishedAt }) => {
      return { topic, message, tag, publishedAt }
    })
    return { messages, hasMore: false }
  }

  #proposeSession(peer: Peer, params: Params): true {
    const pairingTopic = text(params, 'pairingTopic')
    this.#subscribe(peer, pairingTopic)
    return this.#publish(peer, params, pairingTopic, 'sessionProposal', TAG.proposal)
  }

  #approveSession(peer: Peer, params: Params): true {
    const pairingTopic = text(params, 'pairingTopic')
    const sessionTopic = text(params, 'sessionTopic')
    this.#subscribe(peer, sessionTopic)
    this.#publish(peer, params, pairingTopic, 'sessionProposalResponse', TAG.proposalResponse)
    return this.#publish(peer, params, sessionTopic, 'sessionSettlementRequest', TAG.settlement)
  }
}

/** The id is derived as in the clients, so that it is the same after a reconnect. */
function subscriptionId(topic: string, clientId: string): string {
  return createHash('sha256').update(`${topic}${clientId}`).digest('hex')
}

function isRecord(value: unknown): value is Params {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function parse(data: string): Params | undefined {
  try {
    const payload: unknown = JSON.parse(data)
    return isRecord(payload) ? payload : undefined
  } catch {
    return undefined
  }
}

function text(params: Params, name: string): string {
  const value = params[name]
  if (typeof value !== 'string' || value === '') throw new RpcError(-32602, `Missing ${name}`)
  return value
}

function list(params: Params): string[] {
  const { topics } = params
  if (!Array.isArray(topics)) throw new RpcError(-32602, 'Missing topics')
  return topics.filter((topic): topic is string => typeof topic === 'string')
}
