import * as z from 'zod/mini'
import { isSolanaAddress } from '../../chains/solana/address.ts'
import type { SolanaListener } from '../../chains/solana/provider.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { followSession } from './followSession.ts'
import { idsOf, toCurrentId } from './formerIds.ts'
import { parseAccount, parseSession, type SessionNamespace } from './session.ts'
import type { SessionProviderOptions } from './sessionProvider.ts'

const texts = z.array(z.string())

/**
 * Which account and network a session stands on. A session has no network of its own: every request names one,
 * by the id that the wallet approved.
 */
export class SolanaSession {
  readonly #options: SessionProviderOptions
  readonly #listeners = new Set<SolanaListener>()
  readonly #stopFollowing: () => void = () => {}
  #network: CaipNetworkId
  /** What the wallet last said in an event, which the session need not show. */
  #told: string[] | null = null
  #isClosed = false

  constructor(options: SessionProviderOptions) {
    const { client, topic, context } = options
    this.#options = options
    const wanted = context.preferredNetwork('solana')?.caipNetworkId
    const [first] = this.granted().chains
    this.#network = wanted && this.chainOf(wanted) ? wanted : toCurrentId(first ?? 'solana:unknown')
    this.#stopFollowing = followSession(client, topic, {
      event: (name, data, chainId) => this.#onEvent(name, data, chainId),
      update: () => this.#onUpdate(),
      end: () => this.#end(),
    })
  }

  get network(): CaipNetworkId {
    return this.#network
  }

  set network(caipNetworkId: CaipNetworkId) {
    this.#network = caipNetworkId
  }

  /** @throws WalletModalError NOT_CONNECTED once the session has ended. */
  granted(): SessionNamespace {
    const { client, topic } = this.#options
    const session = parseSession(client.session.getAll().find((one) => one.topic === topic))
    const granted = session?.namespaces.solana
    if (granted && !this.#isClosed) return granted
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

  /** The accounts on the current network, each once; the first of all where it has none. */
  accounts(): string[] {
    return this.#told ?? this.#accountsOf(this.granted().accounts)
  }

  follow(listener: SolanaListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#isClosed = true
    this.#stopFollowing()
  }

  #accountsOf(all: readonly { caipNetworkId: CaipNetworkId | null; address: string }[]): string[] {
    const isHere = (id: CaipNetworkId | null) => id === null || toCurrentId(id) === this.#network
    const own = all.filter(({ caipNetworkId }) => isHere(caipNetworkId))
    const addresses = (own.length > 0 ? own : all.slice(0, 1)).map(({ address }) => address)
    return [...new Set(addresses)]
  }

  #onEvent(name: string, data: unknown, chainId: string): void {
    if (name === 'chainChanged') this.#onNetwork(typeof data === 'string' ? data : chainId)
    if (name !== 'accountsChanged') return
    const told = (texts.safeParse(data).data ?? []).map(
      // CAIP-10 by the standard, plain addresses from some wallets.
      (text) => parseAccount(text) ?? { caipNetworkId: null, address: text },
    )
    const addresses = this.#accountsOf(told).filter(isSolanaAddress)
    if (addresses.length > 0) this.#tellAccounts(addresses)
  }

  #onNetwork(text: string): void {
    const id = toCurrentId((text.includes(':') ? text : `solana:${text}`) as CaipNetworkId)
    if (id === this.#network || !this.chainOf(id)) return
    this.#network = id
    for (const listener of this.#listeners) listener.network?.(id)
  }

  #onUpdate(): void {
    const { chains } = this.granted()
    this.#told = null
    const [first] = chains
    if (!this.chainOf(this.#network) && first) this.#onNetwork(first)
    this.#tellAccounts(null)
  }

  #tellAccounts(told: string[] | null): void {
    this.#told = told
    const accounts = this.accounts()
    for (const listener of this.#listeners) listener.accounts(accounts)
  }

  #end(): void {
    if (this.#isClosed) return
    this.close()
    for (const listener of this.#listeners) listener.disconnect()
  }
}
