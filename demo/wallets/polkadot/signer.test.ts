import { Keyring } from '@polkadot/keyring'
import { signatureVerify } from '@polkadot/util-crypto'
import { expect, it } from 'vitest'
import { createPolkadotSigner } from './signer.ts'
import { DEV_ADDRESSES, DEV_PATHS } from './testKeys.ts'

const signers = DEV_PATHS.map(createPolkadotSigner)

it('the listed development addresses belong to the keys', () => {
  const keyring = new Keyring({ type: 'sr25519' })
  expect(DEV_PATHS.map((path) => keyring.addFromUri(path).address)).toEqual(DEV_ADDRESSES)
  expect(signers.map(({ address }) => address)).toEqual(DEV_ADDRESSES)
})

it('signRaw wraps bytes in <Bytes> marks, but not payloads', () => {
  const [alice] = signers
  const { isValid, isWrapped } = signatureVerify(
    '<Bytes>Hello</Bytes>',
    alice?.signRaw('0x48656c6c6f', 'bytes') ?? '',
    alice?.address ?? '',
  )
  expect({ isValid, isWrapped }).toEqual({ isValid: true, isWrapped: true })
  const plain = alice?.signRaw('0x48656c6c6f', 'payload') ?? ''
  expect(signatureVerify('Hello', plain, alice?.address ?? '').isValid).toBe(true)
})
