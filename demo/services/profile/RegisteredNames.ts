import { registeredNames } from '../data/names.ts'

/** A name in the hosted service's form; times in seconds since 1970. */
export interface NameEntry {
  name: string
  registered: number
  updated: number
  /** Keyed by coin type. */
  addresses: Record<string, { address: string; created: number }>
  attributes: { avatar?: string; bio?: string }[]
}

export interface Registration {
  name: string
  /** SLIP-44 or ENSIP-11. */
  coinType: number
  address: string
  attributes: { avatar?: string; bio?: string }
}

/** ENSIP-11: the chain id with the highest bit set. */
const ETHEREUM_COIN = 0x80000001

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** Registered names, in memory. */
export class RegisteredNames {
  readonly #names = new Map<string, NameEntry>()

  constructor() {
    for (const [name, address] of Object.entries(registeredNames)) {
      this.register({ name, coinType: ETHEREUM_COIN, address, attributes: {} })
    }
  }

  find(name: string): NameEntry | undefined {
    return this.#names.get(name.toLowerCase())
  }

  /** All names of an address, the last registered first. */
  of(address: string): NameEntry[] {
    const wanted = address.toLowerCase()
    const own = [...this.#names.values()].filter(({ addresses }) =>
      Object.values(addresses).some((one) => one.address.toLowerCase() === wanted),
    )
    return own.reverse()
  }

  /** Registers a name, which must be free. */
  register({ name, coinType, address, attributes }: Registration): void {
    const now = nowSeconds()
    this.#names.set(name.toLowerCase(), {
      name: name.toLowerCase(),
      registered: now,
      updated: now,
      addresses: { [coinType]: { address, created: now } },
      attributes: Object.keys(attributes).length > 0 ? [attributes] : [],
    })
  }
}
