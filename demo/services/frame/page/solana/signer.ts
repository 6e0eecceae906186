import { base58, base64urlnopad } from '@scure/base'

/** PKCS #8 around the 32 bytes of an Ed25519 seed (RFC 8410). */
const PKCS8_PREFIX = new Uint8Array([
  0x30, 0x2e, 0x02, 0x01, 0x00, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x04, 0x22, 0x04, 0x20,
])

export interface SolanaSigner {
  /** Base58. */
  address: string
  /** 64 bytes. */
  sign(message: Uint8Array): Promise<Uint8Array>
}

export async function createSolanaSigner(seed: Uint8Array): Promise<SolanaSigner> {
  const pkcs8 = new Uint8Array([...PKCS8_PREFIX, ...seed])
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, 'Ed25519', true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  return {
    address: base58.encode(base64urlnopad.decode(x)),
    sign: async (message) =>
      new Uint8Array(await crypto.subtle.sign('Ed25519', key, new Uint8Array(message))),
  }
}
