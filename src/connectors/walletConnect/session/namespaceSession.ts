import * as z from 'zod/mini'
import { errorCodes, ProviderRpcError } from '../../../errors/ProviderRpcError.ts'
import { WalletModalError } from '../../../errors/WalletModalError.ts'
import type { CaipNetworkId, Namespace } from '../../../types/caip.ts'
import { isCaipNetworkId } from '../../../utils/caip.ts'
import { followSession } from './followSession.ts'
import { idsOf, toCurrentId } from './formerIds.ts'
import { toProviderError } from './providerErrors.ts'
import { parseAccount, type SessionAccount, type SessionNamespace } from './session.ts'
import { readSession, type SessionProviderOptions } from './sessionProvider.ts'

/** How one family reads what a wallet says of its accounts. */
export interface NamespaceRules {
  namespace: Exclude<Namespace, 'eip155'>
  isAddress(address: string, caipNetworkId: CaipNetworkId): boolean
  /** Which accounts stand for a network where the wallet has none of its own. */
  elsewhere(accounts: readonly SessionAccount[]): readonly SessionAccount[]
}

export interface NamespaceListener {
  /** Addresses on the current network, the selected one first. Also after every other network. */
  accounts(addresses: readonly string[]): void
  network?(caipNetworkId: CaipNetworkId): void
  disconnect(): void
}

const texts = z.array(z.string())

/**
 * Which accounts and network a session stands on, in one of the families beside EVM. A session has no network
 * of its own: every request names one, by the id that the wallet approved.
 */
export class NamespaceSession {
  readonly #options: SessionProviderOptions
  readonly #rules: NamespaceRules
  readonly #listeners = new Set<NamespaceListener>()
  readonly #stopFollowing: () => void = () => {}
  #network: CaipNetworkId
  /** What the wallet last said in an event, which the session need not show. */
  #told: string[] = []
  #isClosed = false

  constructor(options: SessionProviderOptions, rules: NamespaceRules) {
    this.#options = options
    this.#rules = rules
    const { client, topic, context } = options
    const wanted = context.preferredNetwork(rules.namespace)?.caipNetworkId
    const [first] = this.granted().chains
    const isApproved = wanted && this.chainOf(wanted)
    this.#network = isApproved ? wanted : toCurrentId(first ?? `${rules.namespace}:unknown`)
    this.#stopFollowing = followSession(client, topic, {
      event: (name, data, chainId) => this.#onEvent(name, data, chainId),
      update: () => this.#onUpdate(),
      end: () => this.#end(),
    })
  }

  get network(): CaipNetworkId {
    return this.#network
  }

  /** @throws WalletModalError NOT_CONNECTED once the session has ended. */
  granted(): SessionNamespace {
    const granted = this.#read()
    if (granted) return granted
    // It may also vanish without an event, when another tab has cleared what belongs to it.
    this.#end()
    const longMessage = 'The WalletConnect session has ended.'
    throw new WalletModalError('NOT_CONNECTED', { longMessage })
  }

  /** The id by which the wallet approved a network, if it did. */
  chainOf(caipNetworkId: CaipNetworkId): CaipNetworkId | undefined {
    const { chains } = this.granted()
    return idsOf(caipNetworkId).find((id) => chains.includes(id))
  }

  can(method: string): boolean {
    return this.granted().methods.includes(method)
  }

  /** The addresses on the current network, each once. */
  accounts(): string[] {
    const told = this.#told.filter((address) => this.#isHere(address))
    return told.length > 0 ? told : this.#addressesOf(this.granted().accounts)
  }

  /**
   * Where the app goes. A wallet may have granted other accounts there.
   * @throws ProviderRpcError 4902 for a network that the wallet did not approve.
   */
  moveTo(caipNetworkId: CaipNetworkId): void {
    if (!this.chainOf(caipNetworkId)) {
      const message = `The wallet did not approve ${caipNetworkId}.`
      throw new ProviderRpcError(errorCodes.unrecognizedChain, message)
    }
    if (caipNetworkId === this.#network) return
    this.#network = caipNetworkId
    for (const listener of this.#listeners) listener.network?.(caipNetworkId)
    this.#tellAccounts()
  }

  /**
   * The wallet's answer, of any shape.
   * @throws ProviderRpcError 4200 for a method, 4901 for a network that is not part of the session, and the
   * wallet's own.
   */
  async request(method: string, params: object, caipNetworkId: CaipNetworkId): Promise<unknown> {
    const { client, topic } = this.#options
    if (!this.can(method)) {
      throw new ProviderRpcError(errorCodes.unsupportedMethod, `The wallet does not do ${method}.`)
    }
    const chainId = this.chainOf(caipNetworkId)
    if (!chainId) {
      const message = `${caipNetworkId} is not part of the session.`
      throw new ProviderRpcError(errorCodes.chainDisconnected, message)
    }
    try {
      return await client.request<unknown>({ topic, chainId, request: { method, params } })
    } catch (thrown) {
      throw toProviderError(thrown)
    }
  }

  follow(listener: NamespaceListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#isClosed = true
    this.#stopFollowing()
  }

  #read(): SessionNamespace | undefined {
    if (this.#isClosed) return undefined
    return readSession(this.#options)?.namespaces[this.#rules.namespace]
  }

  #isHere(address: string): boolean {
    return this.#rules.isAddress(address, this.#network)
  }

  #addressesOf(all: readonly SessionAccount[]): string[] {
    const own = all.filter(({ caipNetworkId }) => toCurrentId(caipNetworkId) === this.#network)
    const accounts = own.length > 0 ? own : this.#rules.elsewhere(all)
    return [...new Set(accounts.map(({ address }) => address))]
  }

  #onEvent(name: string, data: unknown, chainId: string): void {
    if (name === 'chainChanged') this.#onNetwork(typeof data === 'string' ? data : chainId)
    if (name !== 'accountsChanged') return
    const told = (texts.safeParse(data).data ?? []).map(
      // CAIP-10 by the standard, plain addresses from some wallets.
      (text) => parseAccount(text) ?? { caipNetworkId: this.#network, address: text },
    )
    const addresses = this.#addressesOf(told).filter((address) => this.#isHere(address))
    if (addresses.length === 0) return
    this.#told = addresses
    this.#tellAccounts()
  }

  #onNetwork(text: string): void {
    const id = text.includes(':') ? text : `${this.#rules.namespace}:${text}`
    if (!isCaipNetworkId(id)) return
    const current = toCurrentId(id)
    if (this.chainOf(current)) this.moveTo(current)
  }

  #onUpdate(): void {
    const granted = this.#read()
    // The wallet has withdrawn this family, whatever else it still grants.
    if (!granted) this.#end()
    else {
      const [first] = granted.chains
      this.#told = []
      if (first && !this.chainOf(this.#network)) this.moveTo(toCurrentId(first))
      else this.#tellAccounts()
    }
  }

  #tellAccounts(): void {
    const accounts = this.accounts()
    for (const listener of this.#listeners) listener.accounts(accounts)
  }

  #end(): void {
    if (this.#isClosed) return
    this.close()
    for (const listener of this.#listeners) listener.disconnect()
  }
}
