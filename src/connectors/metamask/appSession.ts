import { ClientState } from '@metamask/mobile-wallet-protocol-core'
import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../errors/ProviderRpcError.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type {
  ConnectorContext,
  ConnectRequest,
  SettledRequest,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import type { WalletConnectPart } from '../../types/walletConnect.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { isMobile } from '../../utils/device.ts'
import { holdSharedLock, runOnceUnshared } from '../../utils/locks.ts'
import { log } from '../../utils/log.ts'
import { text } from '../../utils/schemas.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { LiveSession } from '../sessions/liveSession.ts'
import { parseSession } from '../sessions/parseSession.ts'
import type { SessionClient } from '../sessions/readSession.ts'
import { toProviderError } from '../sessions/walletErrors.ts'
import { toSessionLink } from './links.ts'
import type { AppResponse, Messenger } from './messenger.ts'
import type { RelayClient } from './relay.ts'
import {
  fromAppResult,
  grantSchema,
  isEmpty,
  type Scopes,
  toAppRequest,
  toSharedForm,
} from './scopes.ts'
import {
  type AskedRequest,
  readSession,
  removeSession,
  type StoredSession,
  withAsked,
  writeSession,
} from './storedSession.ts'

/** Milliseconds for the end of a session to reach the relay. */
const revokeMs = 2_000

const lockOf = (id: number) => `wallet-modal request ${id}`

const notificationSchema = z.object({
  scope: z.custom<CaipNetworkId>(isCaipNetworkId),
  notification: z.object({ method: text, params: z.optional(z.unknown()) }),
})

const chainSchema = z.tuple([z.object({ chainId: text })], z.unknown())

type SessionEvent = 'session_event' | 'session_update' | 'session_delete' | 'session_expire'
type Listener = (payload: never) => void

interface AppSessionParts {
  stored: StoredSession
  context: ConnectorContext
  /** Resolves once the relay's connection has the session. */
  ready: Promise<RelayClient>
  messenger: Messenger
}

function toSettled(asked: AskedRequest, { result, error }: AppResponse): SettledRequest {
  const { id, caipNetworkId, method, params } = asked
  const common = { id, caipNetworkId, method, params }
  if (error === undefined || error === null)
    return { ...common, result: fromAppResult(method, result) ?? null, error: null }
  const { code, message } = toProviderError(error)
  return { ...common, result: null, error: { code, message } }
}

/** A session with the app, in the form in which sessions of WalletConnect are used: `LiveSession` makes its providers. */
export class AppSession {
  readonly id: string
  readonly #live: LiveSession<{ client: SessionClient }>
  readonly #context: ConnectorContext
  readonly #ready: Promise<RelayClient>
  readonly #messenger: Messenger
  readonly #listeners = new Map<string, Set<Listener>>()
  #stored: StoredSession
  #isOver = false

  constructor({ stored, context, ready, messenger }: AppSessionParts) {
    this.id = stored.id
    this.#stored = stored
    this.#context = context
    this.#ready = ready
    this.#messenger = messenger
    const client = {
      session: { getAll: () => (this.#isOver ? [] : [this.#sharedForm()]) },
      request: ({ chainId, request }: { chainId: string; request: AskedCall }) =>
        this.#request(chainId as CaipNetworkId, request),
      on: (event: string, listener: Listener) => void this.#listenersOf(event).add(listener),
      off: (event: string, listener: Listener) => void this.#listenersOf(event).delete(listener),
    } as unknown as SessionClient
    const session = parseSession(this.#sharedForm())
    if (!session) throw new Error('The session cannot be read.')
    this.#live = new LiveSession({ client }, session)
    // A required sign-in ends after the session is made, and nothing is stored before.
    document.addEventListener('visibilitychange', this.#onVisibility)
    this.save()
  }

  connect(
    namespace: Namespace,
    part: WalletConnectPart,
    request: ConnectRequest,
  ): WalletConnection {
    return this.#live.connect(namespace, part, request)
  }

  /** Stores the session, with changes of its channel. */
  save(state = this.#stored.state): void {
    // Another page of the origin may have asked, too.
    const known = readSession()
    const asked = known?.id === this.id ? known.asked : this.#stored.asked
    this.#write({ state, asked })
  }

  /** Reads from the app what it grants now. */
  async refresh(): Promise<void> {
    await this.#connected()
    this.#onScopes(await this.#messenger.request('wallet_getSession', {}))
  }

  onNotification(method: string, params: unknown): void {
    if (method === 'wallet_sessionChanged') this.#onScopes(params)
    if (method !== 'wallet_notify') return
    const parsed = notificationSchema.safeParse(params)
    if (!parsed.success) return
    const { scope, notification } = parsed.data
    const name = notification.method.replace(/^metamask_/, '')
    if (name !== 'accountsChanged') return
    const event = { name, data: notification.params }
    this.#emit('session_event', { params: { chainId: scope, event } })
  }

  /** Handles the answer to a request of another page: of one that is gone, or of one that has it, too. */
  onForeign(id: number, response: AppResponse): void {
    void runOnceUnshared(lockOf(id), () => {
      const asked = this.#removeAsked(id)
      if (asked) this.#context.onSettled(toSettled(asked, response))
    })
  }

  /** Ends the session on both sides. Never rejects. */
  async end(): Promise<void> {
    if (this.#isOver) return
    const revoke = async () => {
      await this.#connected()
      await this.#messenger.send(this.#messenger.prepare('wallet_revokeSession', {}))
    }
    await withTimeout(revoke(), revokeMs, () => new Error('late')).catch((thrown: unknown) =>
      log('debug', 'the app could not be told of the end of the session', thrown),
    )
    this.drop()
  }

  /** Forgets the session, without a word to the app. */
  drop(): void {
    if (this.#isOver) return
    this.#isOver = true
    removeSession(this.id)
    document.removeEventListener('visibilitychange', this.#onVisibility)
    this.#live.closeAll()
    void this.#ready.then(({ close }) => close()).catch(() => {})
  }

  isFollowed(): boolean {
    return this.#live.isFollowed()
  }

  close(namespace: Namespace): void {
    this.#live.close(namespace)
  }

  /** The session has ended in the app, or has expired. */
  onEnd(event: 'session_delete' | 'session_expire'): void {
    if (this.#isOver) return
    this.#emit(event, {})
    this.drop()
  }

  readonly #onVisibility = () => {
    this.save()
    if (document.visibilityState !== 'visible' || !isMobile()) return
    // Phones drop connections of pages in the background without a word.
    void this.#ready.then(({ client }) => client.reconnect()).catch(() => {})
  }

  /** Version 0.4.0 of the protocol's package stays disconnected once it has failed to connect again. */
  async #connected(): Promise<void> {
    const { client } = await this.#ready
    if (client.state === ClientState.DISCONNECTED) await client.reconnect()
  }

  #sharedForm() {
    const { id, expiresAt, scopes } = this.#stored
    return toSharedForm(id, expiresAt, scopes)
  }

  #listenersOf(event: string): Set<Listener> {
    const known = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, known)
    return known
  }

  #emit(event: SessionEvent, payload: object): void {
    for (const listener of this.#listenersOf(event))
      (listener as (payload: object) => void)({ topic: this.id, ...payload })
  }

  #onScopes(granted: unknown): void {
    const parsed = grantSchema.safeParse(granted)
    if (!parsed.success || this.#isOver) return
    const { sessionScopes } = parsed.data
    if (isEmpty(sessionScopes)) this.onEnd('session_delete')
    else this.#setScopes(sessionScopes)
  }

  #setScopes(scopes: Scopes): void {
    if (JSON.stringify(scopes) === JSON.stringify(this.#stored.scopes)) return
    this.#stored = { ...this.#stored, scopes }
    this.save()
    this.#emit('session_update', {})
  }

  /** Has the app add a network to the session. */
  async #addNetwork(params: unknown): Promise<null> {
    const wanted = chainSchema.safeParse(params)
    const chainId = Number(wanted.success ? wanted.data[0].chainId : Number.NaN)
    if (!Number.isSafeInteger(chainId))
      throw new ProviderRpcError(errorCodes.invalidParams, 'Expected [{ chainId }].')
    const scopes = [...Object.keys(this.#stored.scopes), `eip155:${chainId}`]
    const optionalScopes = toRequestedScopes(scopes)
    const prepared = this.#messenger.prepare('wallet_createSession', { optionalScopes })
    await this.#messenger.send(prepared)
    this.#openApp()
    this.#onScopes(await prepared.response)
    return null
  }

  async #request(caipNetworkId: CaipNetworkId, { method, params }: AskedCall): Promise<unknown> {
    await this.#connected()
    if (method === 'wallet_switchEthereumChain') return this.#addNetwork(params)
    const request = toAppRequest(caipNetworkId, { method, params })
    const prepared = this.#messenger.prepare('wallet_invokeMethod', {
      scope: caipNetworkId,
      request,
    })
    const { id } = prepared
    const release = holdSharedLock(lockOf(id))
    this.save()
    const asked = { id, caipNetworkId, method, params, askedAt: Date.now() }
    this.#write({ asked: withAsked(this.#stored.asked, asked) })
    try {
      await this.#messenger.send(prepared)
      this.#openApp()
      return fromAppResult(method, await prepared.response)
    } finally {
      this.#removeAsked(id)
      void release()
    }
  }

  /** Opens the app for a request, while the user's press counts as user activation. The message is on its way by then. */
  #openApp(): void {
    if (!this.#stored.isHere || navigator.userActivation?.isActive === false) return
    window.open(toSessionLink(this.id), '_self', 'noreferrer noopener')
  }

  #write(changes: Partial<StoredSession>): void {
    this.#stored = { ...this.#stored, ...changes }
    const mayStore = (['eip155', 'solana'] as const).some((one) => this.#context.mayStore(one))
    if (!this.#isOver && mayStore) writeSession(this.#stored)
  }

  #removeAsked(id: number): AskedRequest | undefined {
    this.save()
    const { asked } = this.#stored
    const found = asked.find((one) => one.id === id)
    if (found) this.#write({ asked: asked.filter((one) => one !== found) })
    return found
  }
}

interface AskedCall {
  method: string
  params: unknown
}

/** The scopes of a request for a session: methods and notifications are the app's to choose. */
export const toRequestedScopes = (ids: readonly string[]) =>
  Object.fromEntries([...new Set(ids)].map((id) => [id, { methods: [], notifications: [] }]))
