import { crypto } from 'bitcoinjs-lib'

/** The hash of a message by BIP-137. Its prefix cannot begin a transaction. */
export function legacyHash(message: string): Uint8Array {
  const bytes = new TextEncoder().encode(message)
  const prefix = new TextEncoder().encode('\x18Bitcoin Signed Message:\n')
  const length =
    bytes.length < 0xfd ? [bytes.length] : [0xfd, bytes.length & 0xff, bytes.length >> 8]
  return crypto.hash256(new Uint8Array([...prefix, ...length, ...bytes]))
}
