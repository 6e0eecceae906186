import { base58 } from '@scure/base'

/**
 * Bytes with the read methods of web3.js' PublicKey. `new PublicKey(provider.publicKey)` converts them to the host's
 * class.
 */
export interface PublicKey extends Uint8Array {
  toBase58(): string
  toBytes(): Uint8Array
  toJSON(): string
  equals(other: unknown): boolean
}

/** @throws Error if the address is not base58 */
export function toPublicKey(address: string): PublicKey {
  const value = (method: () => unknown) => ({ value: method })
  const own = {
    toBase58: value(() => address),
    toString: value(() => address),
    toJSON: value(() => address),
    toBytes: value(() => base58.decode(address)),
    equals: { value: (other: unknown) => String(other) === address },
  }
  return Object.defineProperties(base58.decode(address), own) as PublicKey
}
