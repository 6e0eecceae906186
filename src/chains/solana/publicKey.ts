import { base58 } from '@scure/base'

/**
 * The account as Solana's libraries expect to find it: its bytes, with the reading methods of web3.js'
 * PublicKey. `new PublicKey(provider.publicKey)` makes one of the host's own.
 */
export interface PublicKey extends Uint8Array {
  toBase58(): string
  toBytes(): Uint8Array
  toJSON(): string
  equals(other: unknown): boolean
}

/** @throws Error for what is no base58. */
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
