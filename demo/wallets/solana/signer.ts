import { base58, base64urlnopad } from '@scure/base'
import { readTransaction, withSignature } from './wire.ts'

/** A key with a wallet's operations. */
export interface SolanaSigner {
  /** Base58 of the public key. */
  address: string
  publicKey: Uint8Array
  signMessage(message: Uint8Array): Promise<Uint8Array>
  /** Adds this key's signature to a transaction. */
  signTransaction(transaction: Uint8Array): Promise<{ signed: Uint8Array; signature: Uint8Array }>
}

/** PKCS #8 prefix of the 32 bytes of an Ed25519 key (RFC 8410). */
const PKCS8_PREFIX = [48, 46, 2, 1, 0, 48, 5, 6, 3, 43, 101, 112, 4, 34, 4, 32]

export async function createSolanaSigner(seed: Uint8Array): Promise<SolanaSigner> {
  const pkcs8 = Uint8Array.from([...PKCS8_PREFIX, ...seed])
  const { subtle } = crypto
  const key = await subtle.importKey('pkcs8', pkcs8, { name: 'Ed25519' }, true, ['sign'])
  const { x } = await subtle.exportKey('jwk', key)
  const publicKey = base64urlnopad.decode(x ?? '')
  const address = base58.encode(publicKey)
  const sign = async (bytes: Uint8Array) =>
    new Uint8Array(await subtle.sign('Ed25519', key, Uint8Array.from(bytes)))
  return {
    address,
    publicKey,
    signMessage: sign,
    async signTransaction(bytes) {
      const transaction = readTransaction(bytes)
      const signature = await sign(transaction.message)
      return { signed: withSignature(transaction, address, signature), signature }
    },
  }
}
