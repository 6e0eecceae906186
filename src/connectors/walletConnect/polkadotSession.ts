import * as z from 'zod/mini'
import { toNetwork } from '../../chains/networks.ts'
import type { PolkadotListener } from '../../chains/polkadot/provider.ts'
import { accountKey } from '../../chains/polkadot/ss58.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { isCaipNetworkId } from '../../utils/caip.ts'
import { followSession } from './followSession.ts'
import { parseAccount, parseSession, type SessionNamespace } from './session.ts'
import type { SessionProviderOptions } from './sessionProvider.ts'

const texts = z.array(z.string())

/** An account as wallets list it, without the name that a session has no place for. */
interface ListedAccount {
  address: string
}

/**
 * Which accounts and network a session stands on. A session has no network of its own: every request names
 * one, and a wallet may write an account anew for each.
 */
export class PolkadotSession {
  readonly #options: SessionProviderOptions
  readonly #listeners = new Set<PolkadotListener>()
  readonly #stopFollowing: () => void = () => {}
  #network: Network
  /** What the wallet last said in an event, which the session need not show. */
  #told: ListedAccount[] | null = null
  #isClosed = false

  constructor(options: SessionProviderOptions) {
    const { client, topic, context } = options
    this.#options = options
    const { chains } = this.granted()
    const wanted = context.preferredNetwork('polkadot')
    const isApproved = wanted && chains.includes(wanted.caipNetworkId)
    this.#network = isApproved ? wanted : this.#toNetwork(chains[0] ?? 'polkadot:unknown')
    this.#stopFollowing = followSession(client, topic, {
      event: (name, data, chainId) => this.#onEvent(name, data, chainId),
      update: () => this.#onUpdate(),
      end: () => this.#end(),
    })
  }

  get network(): Network {
    return this.#network
  }

  /** Where the app goes. A wallet may have granted other accounts there. */
  set network(network: Network) {
    if (network.caipNetworkId === this.#network.caipNetworkId) return
    this.#network = network
    for (const listener of this.#listeners) listener.network(network.caipNetworkId)
    this.#tellAccounts(this.#told)
  }

  /** @throws WalletModalError NOT_CONNECTED once the session has ended. */
  granted(): SessionNamespace {
    const { client, topic } = this.#options
    const session = parseSession(client.session.getAll().find((one) => one.topic === topic))
    const granted = session?.namespaces.polkadot
    if (granted && !this.#isClosed) return granted
    // It may also vanish without an event, when another tab has cleared what belongs to it.
    this.#end()
    const longMessage = 'The WalletConnect session has ended.'
    throw new WalletModalError('NOT_CONNECTED', { longMessage })
  }

  allows(caipNetworkId: CaipNetworkId): boolean {
    return this.granted().chains.includes(caipNetworkId)
  }

  /** The accounts on the current network; those of all networks where it has none. */
  accounts(): ListedAccount[] {
    return this.#told ?? this.#accountsOn(this.#network.caipNetworkId, this.granted().accounts)
  }

  /** An account as the wallet writes it on a network. */
  spellingOn(caipNetworkId: CaipNetworkId, address: string): string {
    const key = accountKey(address)
    const isSame = (one: ListedAccount) => accountKey(one.address) === key
    const { accounts } = this.granted()
    const own = accounts.filter((one) => one.caipNetworkId === caipNetworkId).find(isSame)
    return (own ?? accounts.find(isSame))?.address ?? address
  }

  follow(listener: PolkadotListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#isClosed = true
    this.#stopFollowing()
  }

  #toNetwork(id: CaipNetworkId): Network {
    const configured = this.#options.context.networks.find((one) => one.caipNetworkId === id)
    return configured ?? toNetwork(id)
  }

  #accountsOn(
    id: CaipNetworkId,
    all: readonly { caipNetworkId: CaipNetworkId | null; address: string }[],
  ): ListedAccount[] {
    const own = all.filter(({ caipNetworkId }) => caipNetworkId === null || caipNetworkId === id)
    return (own.length > 0 ? own : all).map(({ address }) => ({ address }))
  }

  #onEvent(name: string, data: unknown, chainId: string): void {
    if (name === 'chainChanged') this.#onNetwork(typeof data === 'string' ? data : chainId)
    if (name !== 'accountsChanged') return
    const told = (texts.safeParse(data).data ?? []).map(
      // CAIP-10 by the standard, plain addresses from some wallets.
      (text) => parseAccount(text) ?? { caipNetworkId: null, address: text },
    )
    const accounts = this.#accountsOn(this.#network.caipNetworkId, told)
    const valid = accounts.filter(({ address }) => accountKey(address) !== null)
    if (valid.length > 0) this.#tellAccounts(valid)
  }

  #onNetwork(text: string): void {
    const id = text.includes(':') ? text : `polkadot:${text}`
    if (!isCaipNetworkId(id) || id === this.#network.caipNetworkId || !this.allows(id)) return
    this.network = this.#toNetwork(id)
  }

  #onUpdate(): void {
    const [first] = this.granted().chains
    this.#told = null
    if (first && !this.allows(this.#network.caipNetworkId)) this.#onNetwork(first)
    this.#tellAccounts(null)
  }

  #tellAccounts(told: ListedAccount[] | null): void {
    this.#told = told
    const accounts = this.accounts()
    for (const listener of this.#listeners) listener.accounts(accounts)
  }

  #end(): void {
    if (this.#isClosed) return
    this.close()
    for (const { disconnect } of this.#listeners) disconnect()
  }
}
