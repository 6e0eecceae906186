import type { ConnectorContext } from '../types/connectorDriver.ts'
import type { EmbeddedWallet, FrameUser } from '../types/frame.ts'
import { namespaceOf } from '../utils/caip.ts'

export interface EmbeddedProviderOptions {
  wallet: EmbeddedWallet
  /** The logged-in user; `caipNetworkId` is a network of the provider's namespace. */
  user: FrameUser
  context: ConnectorContext
}

/** A provider of the embedded wallet, usable until `login` is closed. */
export interface EmbeddedProvider {
  provider: object
  login: NamespaceLogin
}

export type CreateEmbeddedProvider = (options: EmbeddedProviderOptions) => EmbeddedProvider

const addressesOf = (user: FrameUser) => user.accounts.map(({ address }) => address)

interface LoginListener {
  /** Called with all addresses; the active address is first. */
  accounts(addresses: string[]): void
  network(): void
}

export class NamespaceLogin {
  readonly #stop: () => void
  #user: FrameUser
  #isOpen = true

  constructor({ wallet, user }: EmbeddedProviderOptions, listener: LoginListener) {
    this.#user = user
    const namespace = namespaceOf(user.caipNetworkId)
    this.#stop = wallet.onChange({
      user: (next) => {
        if (namespaceOf(next.caipNetworkId) !== namespace) return
        const before = this.#user
        this.#user = next
        if (next.caipNetworkId !== before.caipNetworkId) listener.network()
        if (addressesOf(next).join() !== addressesOf(before).join())
          listener.accounts(addressesOf(next))
      },
      ended: () => this.close(),
    })
  }

  get isOpen(): boolean {
    return this.#isOpen
  }

  get user(): FrameUser {
    return this.#user
  }

  get addresses(): string[] {
    return addressesOf(this.#user)
  }

  close(): void {
    this.#isOpen = false
    this.#stop()
  }
}
