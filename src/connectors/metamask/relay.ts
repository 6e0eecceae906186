import {
  type IKVStore,
  type ISessionStore,
  type Session,
  WebSocketTransport,
} from '@metamask/mobile-wallet-protocol-core'
import { DappClient } from '@metamask/mobile-wallet-protocol-dapp-client'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { attempt } from '../../utils/attempt.ts'
import { log } from '../../utils/log.ts'
import { finiteNumber, record, text } from '../../utils/schemas.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { keyManager } from './keyManager.ts'
import type { ChannelState } from './storedSession.ts'

/** Milliseconds for the relay to open a connection, and attempts after which it counts as out of reach before. */
const openMs = 10_000
const openAttempts = 3

const seenSchema = record(text, finiteNumber)
const isSent = (key: string) => key.startsWith('nonce:')
const isSeen = (key: string) => key.startsWith('latest-nonces:')
const clientIdKey = 'websocket-transport-client-id'

interface RelayClientOptions {
  url: string
  /** A session that is taken up again, and its state. */
  known?: { session: Session; state: ChannelState } | undefined
  /**
   * Number of the last message that any page of the origin has sent in the session. Pages share the channel and the
   * browser's id in it.
   */
  lastSent?(): number
  /** Called with each change of the channel's state. */
  onState?(state: ChannelState): void
}

/** A connection of the protocol's own packages to a relay. */
export interface RelayClient {
  client: DappClient
  /** The session in use; undefined before there is one. */
  session(): Session | undefined
  state(): ChannelState
  /** Resolves once the relay is connected. @throws WalletModalError CONNECTION_FAILED if it cannot be reached */
  open(): Promise<void>
  close(): Promise<void>
}

function unreachable(): WalletModalError {
  const longMessage =
    'The relay of metamask-relay cannot be reached. Check the attribute, and that your policy’s connect-src allows it.'
  return new WalletModalError('CONNECTION_FAILED', { longMessage })
}

/**
 * Creates a client of the published packages. What they store is kept in memory: `onState` gets what a later page needs of it.
 * Keys of what they store begin with what it is, and end with the channel.
 */
export async function createRelayClient({
  url,
  known,
  lastSent,
  onState,
}: RelayClientOptions): Promise<RelayClient> {
  let session = known?.session
  const values = new Map<string, string>()
  const clientId = () => values.get(clientIdKey) ?? ''
  const keyFor = (kind: 'nonce' | 'latest-nonces') => `${kind}:${clientId()}:${session?.channel}`
  if (known) {
    values.set(clientIdKey, known.state.clientId)
    values.set(keyFor('nonce'), String(known.state.sent))
    values.set(keyFor('latest-nonces'), JSON.stringify(known.state.seen))
  }

  const state = (): ChannelState => ({
    clientId: clientId(),
    sent: Number(values.get(keyFor('nonce')) ?? 0),
    seen:
      seenSchema.safeParse(attempt(() => JSON.parse(values.get(keyFor('latest-nonces')) ?? '{}')))
        .data ?? {},
  })
  const isOfSession = (key: string) => session !== undefined && key.endsWith(`:${session.channel}`)

  const kvstore: IKVStore = {
    async get(key) {
      const own = values.get(key) ?? null
      if (!lastSent || !isSent(key) || !isOfSession(key)) return own
      return String(Math.max(Number(own), lastSent()))
    },
    async set(key, value) {
      values.set(key, value)
      if ((isSent(key) || isSeen(key)) && isOfSession(key)) onState?.(state())
    },
    async delete(key) {
      values.delete(key)
    },
  }
  const sessionstore: ISessionStore = {
    async set(next) {
      session = next
    },
    get: async (id) => (session?.id === id ? session : null),
    list: async () => (session ? [session] : []),
    async delete() {
      session = undefined
    },
  }

  const transport = await WebSocketTransport.create({ url, kvstore })
  const client = new DappClient({ transport, sessionstore, keymanager: keyManager })
  // Their messages may hold parts of what was encrypted.
  for (const one of [transport, client] as Pick<DappClient, 'on'>[])
    one.on('error', ({ name }: Error) => log('debug', `the relay of MetaMask: ${name}`))

  return {
    client,
    session: () => session,
    state,

    async open() {
      let failures = 0
      const failed = new Promise<never>((_, reject) => {
        transport.on('error', () => {
          failures += 1
          if (failures === openAttempts) reject(unreachable())
        })
      })
      await withTimeout(Promise.race([transport.connect(), failed]), openMs, unreachable)
    },

    async close() {
      await client.disconnect()
      await transport.disconnect()
    },
  }
}
