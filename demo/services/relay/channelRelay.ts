import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

/** A command of Centrifugo's JSON protocol (https://centrifugal.dev/docs/transports/client_protocol); one of the members is set. */
interface Command {
  id?: number
  connect?: object
  subscribe?: { channel: string; recover?: boolean; offset?: number; epoch?: string }
  unsubscribe?: { channel: string }
  publish?: { channel: string; data: unknown }
  history?: { channel: string; limit?: number }
}

interface Publication {
  data: unknown
  offset: number
}

/** Publications of a channel, which the relay keeps for clients that come later. */
interface Channel {
  publications: Publication[]
  subscribers: Set<WebSocket>
}

const unknownCommand = { code: 104, message: 'method not found' }
const mostKept = 100

/** A relay that speaks to published `centrifuge` clients, by the JSON protocol: channels with history and recovery. */
export class ChannelRelay {
  readonly #channels = new Map<string, Channel>()
  readonly #epoch = randomUUID().slice(0, 8)
  readonly #server = createServer()
  readonly #sockets: WebSocketServer
  #url = ''

  private constructor() {
    this.#sockets = new WebSocketServer({ server: this.#server })
    this.#sockets.on('connection', (socket) => {
      socket.on('message', (data) => {
        const lines = String(data).split('\n').filter(Boolean)
        const replies = lines.map((line) => this.#reply(socket, JSON.parse(line) as Command))
        const sent = replies.filter((reply) => reply !== undefined)
        if (sent.length > 0) socket.send(sent.map((reply) => JSON.stringify(reply)).join('\n'))
      })
      socket.on('close', () => {
        for (const { subscribers } of this.#channels.values()) subscribers.delete(socket)
      })
    })
  }

  static async start(port = 0): Promise<ChannelRelay> {
    const relay = new ChannelRelay()
    await new Promise<void>((resolve) => relay.#server.listen(port, resolve))
    const { port: own } = relay.#server.address() as AddressInfo
    relay.#url = `ws://localhost:${own}/connection/websocket`
    return relay
  }

  get url(): string {
    return this.#url
  }

  /** Names of the channels that have a subscriber. */
  channels(): string[] {
    return [...this.#channels].flatMap(([name, { subscribers }]) =>
      subscribers.size > 0 ? [name] : [],
    )
  }

  /** Drops all connections, and takes no others. */
  kill(): void {
    for (const socket of this.#sockets.clients) socket.terminate()
    this.#sockets.close()
    this.#server.close()
  }

  #channel(name: string): Channel {
    const known = this.#channels.get(name) ?? { publications: [], subscribers: new Set() }
    this.#channels.set(name, known)
    return known
  }

  #position({ publications }: Channel) {
    return { epoch: this.#epoch, offset: publications.at(-1)?.offset ?? 0 }
  }

  #reply(socket: WebSocket, { id, ...command }: Command): object | undefined {
    const { connect, subscribe, unsubscribe, publish, history } = command
    // A pong has no id.
    if (id === undefined) return undefined
    if (connect) return { id, connect: { client: randomUUID(), version: '0.0.0' } }
    if (subscribe) return { id, subscribe: this.#subscribe(socket, subscribe) }
    if (unsubscribe) {
      this.#channel(unsubscribe.channel).subscribers.delete(socket)
      return { id, unsubscribe: {} }
    }
    if (publish) {
      this.#publish(publish.channel, publish.data)
      return { id, publish: {} }
    }
    if (history) {
      const channel = this.#channel(history.channel)
      const publications = channel.publications.slice(-(history.limit ?? 0))
      return { id, history: { publications, ...this.#position(channel) } }
    }
    return { id, error: unknownCommand }
  }

  #subscribe(socket: WebSocket, { channel: name, ...wanted }: NonNullable<Command['subscribe']>) {
    const channel = this.#channel(name)
    channel.subscribers.add(socket)
    const recovers = wanted.recover === true && wanted.epoch === this.#epoch
    const missed = channel.publications.filter(({ offset }) => offset > (wanted.offset ?? 0))
    return {
      recoverable: true,
      positioned: true,
      ...this.#position(channel),
      ...(wanted.recover && { was_recovering: true, recovered: recovers }),
      ...(recovers && { publications: missed }),
    }
  }

  #publish(name: string, data: unknown): void {
    const channel = this.#channel(name)
    const pub = { data, offset: (channel.publications.at(-1)?.offset ?? 0) + 1 }
    channel.publications = [...channel.publications, pub].slice(-mostKept)
    const push = JSON.stringify({ push: { channel: name, pub } })
    for (const subscriber of channel.subscribers) subscriber.send(push)
  }
}
