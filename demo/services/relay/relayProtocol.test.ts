import { once } from 'node:events'
import { generateKeyPair, signJWT } from '@walletconnect/relay-auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type Relay, startRelay } from './relay.ts'
import { RelayMailbox, type RelayMessage } from './relayMailbox.ts'

const TOPIC = 'a'.repeat(64)

describe('the relay’s protocol', () => {
  let relay: Relay
  const open: WebSocket[] = []

  beforeEach(async () => {
    relay = await startRelay({ port: 0 })
  })

  afterEach(async () => {
    for (const socket of open.splice(0)) socket.terminate()
    await relay.close()
  })

  function socketWith(query: Record<string, string>): WebSocket {
    const socket = new WebSocket(`${relay.url}/?${new URLSearchParams(query)}`)
    open.push(socket)
    return socket
  }

  /** Connects a client; `next` resolves with the next payload that the relay sends to it. */
  async function join(keys = generateKeyPair()) {
    const auth = await signJWT('00', relay.url, 3600, keys)
    const socket = socketWith({ auth, projectId: 'test' })
    const arrived: Record<string, unknown>[] = []
    const waiting: ((payload: Record<string, unknown>) => void)[] = []
    socket.on('message', (data) => {
      const payload = JSON.parse(data.toString())
      const waiter = waiting.shift()
      if (waiter) waiter(payload)
      else arrived.push(payload)
    })
    await once(socket, 'open')
    const next = async () => {
      return (
        arrived.shift() ?? (await new Promise<(typeof arrived)[number]>((r) => waiting.push(r)))
      )
    }
    const call = async (method: string, params: object) => {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1234567890123456789', method, params }))
      return await next()
    }
    const acknowledge = (push: Record<string, unknown>) => {
      socket.send(JSON.stringify({ jsonrpc: '2.0', id: push.id, result: true }))
    }
    return { socket, keys, next, call, acknowledge }
  }

  const publish = (message: string, ttl = 300) => ({ topic: TOPIC, message, ttl, tag: 1108 })
  const pushOf = (message: string) => ({
    method: 'irn_subscription',
    params: { data: { topic: TOPIC, message, tag: 1108, publishedAt: expect.any(Number) } },
  })

  it.each([
    [{ projectId: 'test', auth: 'nonsense' }, 'JWT validation error: malformed token'],
    [{ auth: 'nonsense' }, 'Unauthorized: invalid key'],
    [{ projectId: 'forbidden' }, 'Unauthorized: origin not allowed'],
  ])('the relay refuses %j with code 3000', async (query, sentence) => {
    const [code, reason] = await once(socketWith(query as Record<string, string>), 'close')
    expect([code, String(reason)]).toEqual([3000, sentence])
  })

  it.each([
    ['ws://elsewhere.example', 0, 'JWT validation error: invalid audience'],
    ['', 7200, 'JWT validation error: JWT Token is not yet valid'],
    ['', -7200, 'JWT validation error: JWT Token is expired'],
  ])(
    'the relay refuses a JWT with the audience "%s", issued %i s from now',
    async (audience, shift, sentence) => {
      const issuedAt = Math.floor(Date.now() / 1000) + shift
      const auth = await signJWT('00', audience || relay.url, 3600, generateKeyPair(), issuedAt)
      const [, reason] = await once(socketWith({ projectId: 'test', auth }), 'close')
      expect(String(reason)).toBe(sentence)
    },
  )

  it('the relay sends an unacknowledged message again to a client that reconnects', async () => {
    const publisher = await join()
    await publisher.call('irn_publish', publish('one'))
    const first = await join()
    await first.call('irn_subscribe', { topic: TOPIC })
    expect(await first.next()).toMatchObject(pushOf('one'))
    first.socket.close()
    await once(first.socket, 'close')

    const second = await join(first.keys)
    await second.call('irn_batchSubscribe', { topics: [TOPIC] })
    const push = await second.next()
    expect(push).toMatchObject(pushOf('one'))
    second.acknowledge(push)
    second.socket.close()
    await once(second.socket, 'close')

    const third = await join(first.keys)
    await third.call('irn_subscribe', { topic: TOPIC })
    await publisher.call('irn_publish', publish('two'))
    expect(await third.next()).toMatchObject(pushOf('two'))
  })

  it('the relay sends a message neither to its publisher nor to a client that has unsubscribed', async () => {
    const [one, other] = [await join(), await join()]
    const subscribed = await one.call('irn_subscribe', { topic: TOPIC })
    expect(subscribed).toMatchObject({ id: '1234567890123456789' })
    expect(subscribed.result).toMatch(/^[0-9a-f]{64}$/)
    expect(await one.call('irn_publish', publish('mine'))).toMatchObject({ result: true })
    const id = subscribed.result
    expect(await one.call('irn_unsubscribe', { topic: TOPIC, id })).toMatchObject({ result: true })
    await other.call('irn_publish', publish('late'))
    const { result } = await one.call('irn_fetchMessages', { topic: TOPIC })
    expect(result).toMatchObject({ messages: [{ message: 'late' }], hasMore: false })
  })

  it('the relay responds to unknown methods and missing parameters with JSON-RPC errors', async () => {
    const { call } = await join()
    expect(await call('irn_nonsense', {})).toMatchObject({ error: { code: -32601 } })
    expect(await call('irn_subscribe', {})).toMatchObject({ error: { code: -32602 } })
  })
})

describe('the mailbox', () => {
  afterEach(() => vi.useRealTimers())

  it('the mailbox drops a message after its TTL', () => {
    vi.useFakeTimers()
    const mailbox = new RelayMailbox()
    const expiresAt = Date.now() + 1000
    const letter: RelayMessage = {
      topic: TOPIC,
      message: 'm',
      tag: 0,
      publishedAt: Date.now(),
      expiresAt,
      from: 'a',
    }
    mailbox.add(letter)
    expect(mailbox.unread(TOPIC, 'b')).toEqual([letter])
    vi.advanceTimersByTime(1000)
    expect(mailbox.unread(TOPIC, 'b')).toEqual([])
  })
})
