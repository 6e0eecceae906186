import { randomInt, randomUUID } from 'node:crypto'
import {
  BaseClient,
  type IKeyManager,
  type IKVStore,
  type ProtocolMessage,
  type SessionRequest,
  SessionStore,
  WebSocketTransport,
} from '@metamask/mobile-wallet-protocol-core'
import { base58, base64 } from '@scure/base'
import { decrypt, encrypt, PrivateKey, PublicKey } from 'eciesjs'
import { WebSocket } from 'ws'
import { createEip155 } from '../walletConnectWallet/namespaces/eip155.ts'
import { createSolana } from '../walletConnectWallet/namespaces/solana.ts'
import type { WalletNamespace } from '../walletConnectWallet/WalletNamespace.ts'

/** Milliseconds for which a code is valid, and for which a session is. */
const codeMs = 60_000
const sessionMs = 3_600_000

const keyManager: IKeyManager = {
  generateKeyPair() {
    const key = new PrivateKey()
    return { privateKey: new Uint8Array(key.secret), publicKey: key.publicKey.toBytes(true) }
  },
  encrypt: async (plain, key) => encrypt(key, Buffer.from(plain)).toString('base64'),
  decrypt: async (data, key) => decrypt(key, Buffer.from(data, 'base64')).toString(),
  validatePeerKey: (key) => void PublicKey.fromHex(Buffer.from(key).toString('hex')),
}

function createKeyValues(): IKVStore {
  const values = new Map<string, string>()
  return {
    get: async (key) => values.get(key) ?? null,
    set: async (key, value) => void values.set(key, value),
    delete: async (key) => void values.delete(key),
  }
}

interface Message {
  name: string
  data: { id: string; method: string; params: Record<string, unknown> }
}

type Scopes = Record<string, { accounts: string[]; methods: string[]; notifications: string[] }>

const solanaNames: Record<string, string> = {
  signMessage: 'solana_signMessage',
  signTransaction: 'solana_signTransaction',
  signAndSendTransaction: 'solana_signAndSendTransaction',
}

/** The wallet's end of a session of the protocol, of its published building blocks. */
class AppEnd extends BaseClient {
  #onAck = () => {}
  readonly acknowledged = new Promise<void>((resolve) => {
    this.#onAck = resolve
  })

  constructor(
    transport: WebSocketTransport,
    store: SessionStore,
    private readonly onMessage: (payload: unknown) => void,
  ) {
    super(transport, keyManager, store)
    this.on('error', () => {})
  }

  /** Offers a session to the page that has made the request. With a code, the page acknowledges it first. */
  async offer(request: SessionRequest, otp: string | undefined): Promise<void> {
    const { channel } = request
    const channelId = randomUUID()
    const keyPair = keyManager.generateKeyPair()
    this.session = {
      id: request.id,
      channel: `session:${channelId}`,
      keyPair,
      theirPublicKey: base64.decode(request.publicKeyB64),
      expiresAt: Date.now() + sessionMs,
    }
    await this.transport.connect()
    await this.transport.subscribe(channel)
    await this.transport.subscribe(this.session.channel)
    const publicKeyB64 = base64.encode(keyPair.publicKey)
    const code = otp === undefined ? {} : { otp, deadline: Date.now() + codeMs }
    await this.sendMessage(channel, {
      type: 'handshake-offer',
      payload: { publicKeyB64, channelId, ...code },
    })
    if (otp !== undefined) await this.acknowledged
  }

  async send(payload: unknown): Promise<void> {
    if (this.session) await this.sendMessage(this.session.channel, { type: 'message', payload })
  }

  protected handleMessage(message: ProtocolMessage): void {
    if (message.type === 'handshake-ack') this.#onAck()
    if (message.type === 'message') this.onMessage(message.payload)
  }
}

/** A phone with the app of MetaMask, as far as pages see it: accounts of the local chains, and the user's answers. */
export class AppPhone {
  /** The user's answer to each request: true approves it, false declines it. */
  approves = true
  /** True: requests are kept, and answered by `answerKept`. */
  keeps = false
  /** Methods of the requests of pages, in their order. */
  readonly methods: string[] = []
  readonly #families: WalletNamespace[]
  readonly #ends: AppEnd[] = []
  #kept: (() => Promise<void>)[] = []
  #granted: Scopes = {}

  private constructor(families: WalletNamespace[]) {
    this.#families = families
  }

  static async create(rpcUrls: Record<string, string>): Promise<AppPhone> {
    return new AppPhone([createEip155({ rpcUrls }), await createSolana({ rpcUrls })])
  }

  /** True while the app grants accounts to a page. */
  isConnected(): boolean {
    return Object.keys(this.#granted).length > 0
  }

  address(namespace: 'eip155' | 'solana'): string {
    return this.#familyOf(namespace).addresses()[0] ?? ''
  }

  /**
   * Opens a link of a page, or scans its code: connects, and answers requests from then on. Resolves with the code that the user
   * has to type there; undefined if the app is on the same device.
   */
  async open(link: string, relayUrl: string): Promise<string | undefined> {
    const payload = new URL(link).searchParams.get('p') ?? ''
    const { sessionRequest } = JSON.parse(Buffer.from(payload, 'base64').toString()) as {
      sessionRequest: SessionRequest
    }
    if (sessionRequest.expiresAt < Date.now()) throw new Error('the request has expired')
    const kvstore = createKeyValues()
    const transport = await WebSocketTransport.create({
      url: relayUrl,
      kvstore,
      websocket: WebSocket,
    })
    const end: AppEnd = new AppEnd(transport, await SessionStore.create(kvstore), (message) => {
      void this.#answer(end, message as Message)
    })
    this.#ends.push(end)
    const isHere = sessionRequest.mode === 'trusted'
    const code = isHere ? undefined : String(randomInt(100_000, 1_000_000))
    const offered = end.offer(sessionRequest, code)
    if (isHere) {
      await offered
      const { initialMessage } = sessionRequest
      if (initialMessage) await this.#answer(end, initialMessage.payload as Message)
    }
    return code
  }

  /** Ends the session as the user does in the app. */
  async revoke(): Promise<void> {
    this.#granted = {}
    const data = { method: 'wallet_sessionChanged', params: { sessionScopes: {} } }
    for (const end of this.#ends) await end.send({ name: 'metamask-multichain-provider', data })
  }

  /** Answers the requests that were kept. */
  async answerKept(): Promise<void> {
    const kept = this.#kept
    this.#kept = []
    this.keeps = false
    for (const answer of kept) await answer()
  }

  close(): void {
    for (const end of this.#ends) void end.disconnect()
  }

  #familyOf(id: string): WalletNamespace {
    const family = this.#families.find(({ name }) => id.startsWith(name))
    if (!family) throw new Error(`no family for ${id}`)
    return family
  }

  async #answer(end: AppEnd, { data: { id, method, params } }: Message): Promise<void> {
    this.methods.push(method)
    const respond = async () => {
      const base = { jsonrpc: '2.0', id }
      const answer = await this.#run(method, params).then(
        (result) => ({ ...base, result }),
        (error: { code?: number; message: string }) => ({
          ...base,
          error: { code: error.code ?? -32603, message: error.message },
        }),
      )
      await end.send({ name: 'metamask-multichain-provider', data: answer })
    }
    if (this.keeps) this.#kept.push(respond)
    else await respond()
  }

  async #run(method: string, params: Record<string, unknown>): Promise<unknown> {
    const isSilent = method === 'wallet_getSession' || method === 'wallet_revokeSession'
    if (!isSilent && !this.approves)
      throw Object.assign(new Error('User rejected the request.'), { code: 4001 })
    if (method === 'wallet_createSession') {
      this.#granted = {
        ...this.#granted,
        ...this.#grant(Object.keys(Object(params.optionalScopes))),
      }
      return { sessionScopes: this.#granted }
    }
    if (method === 'wallet_getSession') return { sessionScopes: this.#granted }
    if (method === 'wallet_revokeSession') {
      this.#granted = {}
      return true
    }
    if (method === 'wallet_invokeMethod') return this.#invoke(params as unknown as Invocation)
    throw Object.assign(new Error(`no method ${method}`), { code: -32601 })
  }

  #grant(wanted: string[]): Scopes {
    const reachable = wanted.filter((scope) => this.#familyOf(scope).chains().includes(scope))
    return Object.fromEntries(
      reachable.map((scope) => {
        const { accounts, methods, name } = this.#familyOf(scope)
        const own = name === 'solana' ? Object.keys(solanaNames) : [...methods]
        return [
          scope,
          { accounts: accounts().map((one) => `${scope}:${one}`), methods: own, notifications: [] },
        ]
      }),
    )
  }

  async #invoke({ scope, request: { method, params } }: Invocation): Promise<unknown> {
    if (!this.#granted[scope]) throw Object.assign(new Error('not granted'), { code: 4100 })
    const family = this.#familyOf(scope)
    if (family.name !== 'solana') return family.handle({ method, params, chainId: scope })
    const { account, message, transaction } = params as Record<string, string> & {
      account: { address: string }
    }
    const pubkey = account.address
    const own = message
      ? { pubkey, message: base58.encode(base64.decode(message)) }
      : { pubkey, transaction }
    const result = (await family.handle({
      method: solanaNames[method] ?? method,
      params: own,
      chainId: scope,
    })) as Record<string, string>
    if (method === 'signMessage') return { signature: result.signature, signedMessage: message }
    if (method === 'signTransaction') return { signedTransaction: result.transaction }
    return result
  }
}

interface Invocation {
  scope: string
  request: { method: string; params: unknown }
}
