import * as z from 'zod/mini'
import { parseAddress } from '../../chains/bip122/address.ts'
import type { BitcoinAccount, BitcoinListener } from '../../chains/bip122/provider.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import { followSession } from './followSession.ts'
import { parseAccount, parseSession, type SessionNamespace } from './session.ts'
import type { SessionProviderOptions } from './sessionProvider.ts'

const texts = z.array(z.string())

/** Which accounts and network a session stands on. A session has no network: every request names one. */
export class Bip122Session {
  readonly #options: SessionProviderOptions
  readonly #listeners = new Set<BitcoinListener>()
  readonly #stopFollowing: () => void = () => {}
  #network: CaipNetworkId
  /** What the wallet last said in an event, which the session need not show. */
  #told: string[] | null = null
  #isClosed = false

  constructor(options: SessionProviderOptions) {
    const { client, topic, context } = options
    this.#options = options
    const { chains } = this.granted()
    const wanted = context.preferredNetwork('bip122')?.caipNetworkId
    const [first = 'bip122:unknown'] = chains
    this.#network = wanted && chains.includes(wanted) ? wanted : first
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
    if (caipNetworkId === this.#network) return
    this.#network = caipNetworkId
    this.#told = null
  }

  /** @throws WalletModalError NOT_CONNECTED once the session has ended. */
  granted(): SessionNamespace {
    const { client, topic } = this.#options
    const session = parseSession(client.session.getAll().find((one) => one.topic === topic))
    const granted = session?.namespaces.bip122
    if (granted && !this.#isClosed) return granted
    // It may also vanish without an event, when another tab has cleared what belongs to it.
    this.#end()
    const longMessage = 'The WalletConnect session has ended.'
    throw new WalletModalError('NOT_CONNECTED', { longMessage })
  }

  /** The accounts on the current network. Of several, the taproot ones are for inscriptions. */
  accounts(): BitcoinAccount[] {
    const own = this.granted().accounts.filter((one) => one.caipNetworkId === this.#network)
    const addresses = this.#told ?? own.map(({ address }) => address)
    const isTaproot = (address: string) => parseAddress(address, this.#network)?.kind === 'p2tr'
    const hasOthers = !addresses.every(isTaproot)
    return [...new Set(addresses)].map((address) => ({
      address,
      purpose: hasOthers && isTaproot(address) ? 'ordinals' : 'payment',
    }))
  }

  follow(listener: BitcoinListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  close(): void {
    this.#isClosed = true
    this.#stopFollowing()
  }

  #onEvent(name: string, data: unknown, chainId: string): void {
    if (name === 'chainChanged') {
      const text = typeof data === 'string' ? data : chainId
      const id = (text.includes(':') ? text : `bip122:${text}`) as CaipNetworkId
      if (!this.granted().chains.includes(id)) return
      this.network = id
    } else if (name === 'accountsChanged') {
      // CAIP-10 by the standard, plain addresses from some wallets.
      const told = (texts.safeParse(data).data ?? []).map((text) => parseAccount(text) ?? text)
      const addresses = told.flatMap((one) => {
        if (typeof one === 'string') return [one]
        return one.caipNetworkId === this.#network ? [one.address] : []
      })
      const valid = addresses.filter((address) => parseAddress(address, this.#network))
      if (valid.length === 0) return
      this.#told = valid
    } else return
    this.#tellChange()
  }

  #onUpdate(): void {
    const { chains } = this.granted()
    const [first] = chains
    this.#told = null
    if (first && !chains.includes(this.#network)) this.#network = first
    this.#tellChange()
  }

  #tellChange(): void {
    for (const listener of this.#listeners) listener.change()
  }

  #end(): void {
    if (this.#isClosed) return
    this.close()
    for (const listener of this.#listeners) listener.disconnect()
  }
}
