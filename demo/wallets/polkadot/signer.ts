import { Keyring } from '@polkadot/keyring'
import type { KeyringPair } from '@polkadot/keyring/types'
import { TypeRegistry } from '@polkadot/types'
import type { SignerPayloadJSON } from '@polkadot/types/types'
import { u8aToHex, u8aWrapBytes } from '@polkadot/util'
import { DEV_ADDRESSES, DEV_PATHS } from './testKeys.ts'

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
  let pair: KeyringPair | undefined
  const loadPair = () => (pair ??= keyring.addFromUri(path))
  // Deriving a key takes 50 ms, which pages with a well-known account that never sign are spared.
  const address = DEV_ADDRESSES[DEV_PATHS.indexOf(path)] ?? loadPair().address
  const publicKey = keyring.decodeAddress(address)
  return {
    address,
    addressOn: (ss58Prefix) => keyring.encodeAddress(publicKey, ss58Prefix),
    isOwn(one) {
      try {
        return u8aToHex(keyring.decodeAddress(one)) === u8aToHex(publicKey)
      } catch {
        return false
      }
    },
    signRaw: (data, type) =>
      u8aToHex(loadPair().sign(type === 'bytes' ? u8aWrapBytes(data) : data)),
    signPayload(payload) {
      const registry = new TypeRegistry()
      registry.setSignedExtensions(payload.signedExtensions)
      const { version } = payload
      return registry.createType('ExtrinsicPayload', payload, { version }).sign(loadPair())
        .signature
    },
  }
}
