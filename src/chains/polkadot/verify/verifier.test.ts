import { Keyring } from '@polkadot/keyring'
import { stringToU8a, u8aToHex, u8aWrapBytes } from '@polkadot/util'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { SignedMessage } from '../../../types/verifier.ts'
import { loadVerifier } from '../../verifiers.ts'

const caipNetworkId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182'

const rpc = () => Promise.reject(new Error('No node is needed'))
const verify = async (signed: Omit<SignedMessage, 'caipNetworkId'>) =>
  (await loadVerifier('polkadot')).verify({ ...signed, caipNetworkId, rpc })

/** Vectors of @polkadot/util-crypto's `signatureVerify` tests. */
const vectors = [
  {
    kind: 'ed25519',
    byte: '00',
    address: 'DxN4uvzwPzJLtn17yew6jEffPhXQfdKHTp2brufb98vGbPN',
    signature:
      '299d3bf4c8bb51af732f8067b3a3015c0862a5ff34721749d8ed6577ea2708365d1c5f76bd519009971e41156f12c70abc2533837ceb3bad9a05a99ab923de06',
  },
  {
    kind: 'sr25519',
    byte: '01',
    address: 'EK1bFgKm2FsghcttHT7TB7rNyXApFgs9fCbijMGQNyFGBQm',
    signature:
      'ca01419b5a17219f7b78335658cab3b126db523a5df7be4bfc2bef76c2eb3b1dcf4ca86eb877d0a6cf6df12db5995c51d13b00e005d053b892bd09c594434288',
  },
  {
    kind: 'ecdsa',
    byte: '02',
    address: 'XyFVXiGaHxoBhXZkSh6NS2rjFyVaVNUo5UiZDqZbuSfUdji',
    signature:
      '994638ee586d2c5dbd9bacacbc35d9b7e9018de8f7892f00c900db63bc57b1283e2ee7bc51a9b1c1dae121ac4f4b9e2a41cd1d6bf4bb3e24d7fed6faf6d85e0501',
  },
]
const message = 'hello world'

describe.each(vectors)(
  'a Polkadot signature of type $kind',
  ({ kind, byte, address, signature }) => {
    it('is valid for the published vector, with and without the prefix byte', async () => {
      expect(await verify({ message, address, signature: `0x${signature}` })).toBe(true)
      expect(await verify({ message, address, signature: `0x${byte}${signature}` })).toBe(true)
    })

    it('is invalid for another message, account or signature type', async () => {
      const signed = { message, address, signature: `0x${signature}` }
      expect(await verify({ ...signed, message: 'hello worlds' })).toBe(false)
      const others = vectors.filter((other) => other.kind !== kind)
      for (const other of others) {
        expect(await verify({ ...signed, address: other.address })).toBe(false)
        expect(await verify({ ...signed, signature: `0x${other.byte}${signature}` })).toBe(false)
      }
    })

    describe('that @polkadot/keyring made', () => {
      beforeAll(cryptoWaitReady)

      it('is valid for the message between `<Bytes>` and `</Bytes>`', async () => {
        const type = kind as 'ed25519' | 'sr25519' | 'ecdsa'
        const pair = new Keyring({ type }).addFromUri('//Alice')
        for (const withType of [true, false]) {
          const wrapped = pair.sign(u8aWrapBytes(stringToU8a('Grüße\n\nNonce: 1')), { withType })
          const signed = { message: 'Grüße\n\nNonce: 1', signature: u8aToHex(wrapped) }
          expect(await verify({ ...signed, address: pair.address })).toBe(true)
        }
      })
    })
  },
)

it('an ECDSA signature whose first byte equals a scheme’s prefix is valid', async () => {
  await cryptoWaitReady()
  const pair = new Keyring({ type: 'ecdsa' }).addFromUri('//Alice')
  const sign = (text: string) => pair.sign(u8aWrapBytes(stringToU8a(text)))
  let count = 0
  while ((sign(`Nonce: ${count}`)[0] ?? 0) > 1) count += 1
  const text = `Nonce: ${count}`
  const signature = u8aToHex(sign(text))
  expect(await verify({ message: text, address: pair.address, signature })).toBe(true)
})

it('a signature by the zero account is refused, because the account has no owner', async () => {
  const address = new Keyring().encodeAddress(new Uint8Array(32), 0)
  const signature = `0x01${'00'.repeat(63)}80`
  expect(await verify({ message, address, signature })).toBe(false)
})
