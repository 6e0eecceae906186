import type { ConnectorContext } from '../../../types/connectorDriver.ts'

/** A fake page with EVM wallets. It has only the members that discovery reads. */
export class FakePage extends EventTarget {
  ethereum?: unknown
  readonly #announcements: object[] = []
  readonly origin = 'https://shop.example'

  constructor() {
    super()
    this.addEventListener('eip6963:requestProvider', () => {
      for (const detail of this.#announcements) this.#dispatch(detail)
    })
  }

  /** Announces a wallet now and on each `eip6963:requestProvider` (EIP-6963). */
  announce(info: object, provider: object = createProvider()): object {
    const detail = { info, provider }
    this.#announcements.push(detail)
    this.#dispatch(detail)
    return provider
  }

  postMessage(data: unknown): void {
    const { origin } = this
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data, origin })))
  }

  #dispatch(detail: object): void {
    this.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  }
}

export function createProvider(): object {
  return { request: async () => null }
}

/** A connector's context with nothing configured. */
export const emptyContext: ConnectorContext = {
  projectId: null,
  relayUrl: '',
  enableWalletconnect: true,
  enableInjected: true,
  nostrRelays: [],
  metamaskRelay: 'off',
  metadata: { name: '', description: '', url: '', icons: [] },
  networks: [],
  customRpcUrls: {},
  preferredNetwork: () => undefined,
  sent: async () => [],
  rpc: () => async () => null,
  embeddedWallet: () => Promise.reject(new Error('there is none')),
  mayStore: () => true,
  onRelayRefusal: () => {},
  onSettled: () => {},
  debug: false,
}

/** Returns a provider behind a Proxy that throws for each key that the provider does not have, and for all but reads. */
export function behindProxy(provider: object): object {
  const refuse = (): never => {
    throw new TypeError('not allowed')
  }
  return new Proxy(provider, {
    get: (target, key) => (key in target ? Reflect.get(target, key) : refuse()),
    set: refuse,
    has: refuse,
    ownKeys: refuse,
    getPrototypeOf: refuse,
    getOwnPropertyDescriptor: refuse,
    defineProperty: refuse,
  })
}
