import { Keyring } from '@polkadot/keyring'
import { TypeRegistry } from '@polkadot/types'
import type { SignerPayloadJSON } from '@polkadot/types/types'
import { u8aToHex, u8aWrapBytes } from '@polkadot/util'

/** A key with a wallet's operations. */
export interface PolkadotSigner {
  /** SS58 prefix 42, valid on every network. */
  address: string
  addressOn(ss58Prefix: number): string
  isOwn(address: string): boolean
  /** Signs hexadecimal bytes or text; data of type `bytes` are signed between `<Bytes>` and `</Bytes>`. */
  signRaw(data: string, type: 'bytes' | 'payload'): `0x${string}`
  signPayload(payload: SignerPayloadJSON): `0x${string}`
}

/** A key of the development mnemonic: `//Alice`. */
export function createPolkadotSigner(path: string): PolkadotSigner {
  const keyring = new Keyring({ type: 'sr25519' })
  const pair = keyring.addFromUri(path)
  return {
    address: pair.address,
    addressOn: (ss58Prefix) => keyring.encodeAddress(pair.publicKey, ss58Prefix),
    isOwn(address) {
      try {
        return u8aToHex(keyring.decodeAddress(address)) === u8aToHex(pair.publicKey)
      } catch {
        return false
      }
    },
    signRaw: (data, type) => u8aToHex(pair.sign(type === 'bytes' ? u8aWrapBytes(data) : data)),
    signPayload(payload) {
      const registry = new TypeRegistry()
      registry.setSignedExtensions(payload.signedExtensions)
      const { version } = payload
      return registry.createType('ExtrinsicPayload', payload, { version }).sign(pair).signature
    },
  }
}
