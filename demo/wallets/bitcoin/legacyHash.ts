import { crypto } from 'bitcoinjs-lib'

/** What is signed of a text by BIP-137. It begins so that it can never be a transaction. */
export function legacyHash(message: string): Uint8Array {
  const bytes = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const length =
    bytes.length < 0xfd ? [bytes.length] : [0xfd, bytes.length & 0xff, bytes.length >> 8]
  return crypto.hash256(new Uint8Array([...prefix, ...length, ...bytes]))
}
