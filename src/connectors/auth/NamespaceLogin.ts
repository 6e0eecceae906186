import type { FrameUser } from '../../types/frame.ts'
import { namespaceOf } from '../../utils/caip.ts'
import type { AuthProviderOptions } from './authProviderOptions.ts'

const addressesOf = (user: FrameUser) => user.accounts.map(({ address }) => address)

/** What a provider tells of a login that has changed. */
interface LoginListener {
  /** The one in use first. */
  accounts(addresses: string[]): void
  network(): void
}

/** A login as one namespace has it: who is there and on which of its networks, until it is closed. */
export class NamespaceLogin {
  readonly #stop: () => void
  #user: FrameUser
  #isOpen = true

  constructor({ wallet, user }: AuthProviderOptions, listener: LoginListener) {
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
