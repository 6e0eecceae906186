import * as z from 'zod/mini'
import {
  errorCodes,
  methodNotFound,
  NetworkNotApproved,
  ProviderRpcError,
} from '../../errors/ProviderRpcError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { ConnectorContext } from '../../types/connectorDriver.ts'
import type {
  NamespaceListener,
  NamespaceRules,
  NamespaceSession,
  SessionAccount,
  SessionNamespace,
} from '../../types/walletConnect.ts'
import { anySignal } from '../../utils/anySignal.ts'
import { attempt } from '../../utils/attempt.ts'
import { untilAborted } from '../../utils/untilAborted.ts'
import { idsOf, toCurrentId } from './formerIds.ts'
import { parseAccount, type WalletSession } from './parseSession.ts'
import { sessionEnded, toProviderError } from './walletErrors.ts'

/**
 * Returns the addresses that the wallet granted for a network. If there are no such addresses, `rules.elsewhere`
 * selects among the addresses on other networks.
 */
function addressesOn(
  network: CaipNetworkId,
  all: readonly SessionAccount[],
  { isAddress, elsewhere, toAccountKey }: NamespaceRules,
): string[] {
  const valid = all.filter(({ address }) => isAddress(address, network))
  const own = valid.filter(({ caipNetworkId }) => toCurrentId(caipNetworkId) === network)
  const accounts = own.length > 0 ? own : elsewhere(valid)
  const keys = accounts.map(({ address }) => toAccountKey(address))
  return accounts.flatMap(({ address }, index) =>
    keys.indexOf(toAccountKey(address)) === index ? [address] : [],
  )
}

interface SessionAccess {
  /** Reads the session. Null once the session has ended. */
  read(): WalletSession | null
  request(params: {
    chainId: string
    request: { method: string; params: unknown }
  }): Promise<unknown>
}

interface NamespaceSessionOptions {
  access: SessionAccess
  rules: NamespaceRules
  context: ConnectorContext
  /** Called when the session has vanished without an event, for example after another tab has cleared the storage. */
  onVanished(): void
}

const texts = z.array(z.string())

/** Parses the values that are JSON in text, as CAIP-25 had them at first. Other values stay as they are. */
function fromJson(properties: WalletSession['properties'] = {}): WalletSession['properties'] {
  const parse = (value: unknown): unknown => {
    const isJson = typeof value === 'string' && /^\s*[[{]/.test(value)
    return isJson ? attempt(() => JSON.parse(value)) : value
  }
  return Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, parse(one)]))
}

/** Milliseconds to wait for the update of the session after the wallet has added a network. */
const updateMs = 1000

export class LiveNamespace implements NamespaceSession {
  readonly context: ConnectorContext
  readonly #access: SessionAccess
  readonly #rules: NamespaceRules
  readonly #onVanished: () => void
  readonly #listeners = new Set<NamespaceListener>()
  /** Aborts pending requests when the session ends. */
  readonly #closed = new AbortController()
  readonly #updates = new EventTarget()
  #network: CaipNetworkId
  /**
   * Accounts of the wallet's last `accountsChanged`. Empty before this event; the session's accounts apply in that
   * case.
   */
  #told: SessionAccount[] = []

  constructor({ access, rules, context, onVanished }: NamespaceSessionOptions) {
    this.context = context
    this.#access = access
    this.#rules = rules
    this.#onVanished = onVanished
    const wanted = context.preferredNetwork(rules.namespace)?.caipNetworkId
    const [first] = this.#chains()
    const isApproved = wanted && this.chainOf(wanted)
    this.#network = isApproved ? wanted : toCurrentId(first ?? `${rules.namespace}:unknown`)
  }

  get network(): CaipNetworkId {
    return this.#network
  }

  granted(): SessionNamespace {
    const granted = this.#read()
    if (granted) return granted
    // Another tab may have cleared the storage, which emits no event.
    if (!this.#closed.signal.aborted) this.#onVanished()
    throw sessionEnded()
  }

  get properties(): Readonly<Record<string, unknown>> {
    return fromJson(this.#access.read()?.properties)
  }

  get scopes(): Readonly<Record<string, unknown>> {
    return fromJson(this.#access.read()?.scopes)
  }

  chainOf(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined {
    const chains = this.#chains()
    return idsOf(caipNetworkId).find((id) => chains.includes(id))
  }

  can(method: string): boolean {
    return this.granted().methods.includes(method)
  }

  accounts(): string[] {
    const granted = this.granted().accounts
    const told = this.#addressesOf(this.#told)
    return told.length > 0 ? told : this.#addressesOf(granted)
  }

  moveTo(caipNetworkId: CaipNetworkId): void {
    if (!this.chainOf(caipNetworkId)) throw new NetworkNotApproved(caipNetworkId)
    this.#setNetwork(caipNetworkId)
  }

  async soonApproves(caipNetworkId: CaipNetworkId): Promise<boolean> {
    if (this.chainOf(caipNetworkId)) return true
    const signal = anySignal([AbortSignal.timeout(updateMs), this.#closed.signal])
    await new Promise<unknown>((resolve) => {
      signal.addEventListener('abort', resolve, { once: true })
      this.#updates.addEventListener('update', resolve, { once: true, signal })
    })
    return this.chainOf(caipNetworkId) !== undefined
  }

  async request(
    method: string,
    params: unknown,
    caipNetworkId: CaipNetworkId = this.#network,
  ): Promise<unknown> {
    if (!this.can(method)) throw methodNotFound(method)
    const chainId = this.chainOf(caipNetworkId)
    if (!chainId) {
      const message = `${caipNetworkId} is not part of the session.`
      throw new ProviderRpcError(errorCodes.chainDisconnected, message)
    }
    try {
      const pending = this.#access.request({ chainId, request: { method, params } })
      return await untilAborted(pending, this.#closed.signal, sessionEnded)
    } catch (thrown) {
      throw this.#read() ? toProviderError(thrown) : sessionEnded()
    }
  }

  follow(listener: NamespaceListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Handles a `session_event`; `data` is not parsed. */
  onEvent(name: string, data: unknown, chainId: CaipNetworkId): void {
    if (name === 'chainChanged') this.#onNetwork(data, chainId)
    else if (name === 'accountsChanged') this.#onAccounts(data)
    else if (toCurrentId(chainId) === this.#network)
      for (const listener of this.#listeners) listener.event?.(name, data)
  }

  onUpdate(): void {
    this.#told = []
    const [first] = this.#chains()
    if (first && !this.chainOf(this.#network)) this.#setNetwork(toCurrentId(first))
    else this.#tellAccounts()
    this.#updates.dispatchEvent(new Event('update'))
  }

  close(): void {
    this.#closed.abort()
    this.#listeners.clear()
  }

  #read(): SessionNamespace | undefined {
    if (this.#closed.signal.aborted) return undefined
    return this.#access.read()?.namespaces[this.#rules.namespace]
  }

  #chains(): CaipNetworkId[] {
    return this.granted().chains.filter((id) => this.#rules.toNetworkId(id) === id)
  }

  #addressesOf(all: readonly SessionAccount[]): string[] {
    return addressesOn(this.#network, all, this.#rules)
  }

  #setNetwork(caipNetworkId: CaipNetworkId): void {
    if (caipNetworkId === this.#network) return
    this.#network = caipNetworkId
    for (const listener of this.#listeners) listener.network?.(caipNetworkId)
    this.#tellAccounts()
  }

  #onNetwork(data: unknown, chainId: CaipNetworkId): void {
    const { toNetworkId, leavesSession } = this.#rules
    const id = toNetworkId(data) ?? (typeof data === 'string' ? null : toNetworkId(chainId))
    const current = id && toCurrentId(id)
    if (current && (leavesSession || this.chainOf(current))) this.#setNetwork(current)
  }

  /** Handles `accountsChanged`. Accounts that the session does not grant are ignored. */
  #onAccounts(data: unknown): void {
    const { toAccountKey } = this.#rules
    const granted = new Set(this.granted().accounts.map(({ address }) => toAccountKey(address)))
    const told = (texts.safeParse(data).data ?? [])
      // The data may have CAIP-10 ids or plain addresses. WalletConnect's universal-provider also reads both
      // (`parseCaip10Account`, https://github.com/WalletConnect/walletconnect-monorepo/pull/2827, June 2023).
      .map((text) => parseAccount(text) ?? { caipNetworkId: this.#network, address: text })
      .filter(({ address }) => granted.has(toAccountKey(address)))
    if (this.#addressesOf(told).length === 0) return
    this.#told = told
    this.#tellAccounts()
  }

  #tellAccounts(): void {
    const accounts = this.accounts()
    for (const listener of this.#listeners) listener.accounts(accounts)
  }
}
