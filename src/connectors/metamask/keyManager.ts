import type { IKeyManager } from '@metamask/mobile-wallet-protocol-core'
import { base64 } from '@scure/base'
import { decrypt, encrypt, PrivateKey, PublicKey } from 'eciesjs'

/** The encryption of the protocol: ECIES over secp256k1, by the library that the app uses. */
export const keyManager: IKeyManager = {
  generateKeyPair() {
    const key = new PrivateKey()
    return {
      privateKey: new Uint8Array(key.secret),
      publicKey: new Uint8Array(key.publicKey.toBytes(true)),
    }
  },

  async encrypt(plaintext, theirPublicKey) {
    const encrypted = encrypt(theirPublicKey, new TextEncoder().encode(plaintext))
    return base64.encode(new Uint8Array(encrypted))
  },

  async decrypt(encrypted, myPrivateKey) {
    const plain = decrypt(myPrivateKey, new Uint8Array(base64.decode(encrypted)))
    return new TextDecoder().decode(new Uint8Array(plain))
  },

  validatePeerKey(key) {
    // The curve's library throws for a key that is no point.
    PublicKey.fromHex(Array.from(key, (byte) => byte.toString(16).padStart(2, '0')).join(''))
  },
}
