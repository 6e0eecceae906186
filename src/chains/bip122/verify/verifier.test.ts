import { hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { SignedMessage } from '../../../types/verifier.ts'
import { loadVerifier } from '../../verifiers.ts'
import { toOutputScript } from '../transfer/toOutputScript.ts'
import { compactVectors, witnessVectors } from './testing/vectors.ts'
import { toSpend } from './verifyWitness.ts'

const mainnet = 'bip122:000000000019d6689c085ae165831e93'
const testnet: CaipNetworkId = 'bip122:000000000933ea01ad0ee984209779ba'

const rpc = () => Promise.reject(new Error('No node is needed'))
const verify = async (signed: Omit<SignedMessage, 'caipNetworkId'>, caipNetworkId = mainnet) =>
  (await loadVerifier('bip122')).verify({
    ...signed,
    caipNetworkId: caipNetworkId as CaipNetworkId,
    rpc,
  })

describe.each([...compactVectors, ...witnessVectors.simple])(
  'a signature by $address of "$message"',
  (vector) => {
    const { address, message } = vector

    it('is taken', async () => {
      for (const signature of vector.signatures) {
        expect(await verify({ address, message, signature })).toBe(true)
      }
    })

    it('is of no other message, address or network', async () => {
      const other = [...compactVectors, ...witnessVectors.simple].filter(
        (one) => one.address !== address,
      )
      for (const signature of vector.signatures) {
        expect(await verify({ address, message: `${message}.`, signature })).toBe(false)
        expect(await verify({ address, message, signature }, testnet)).toBe(false)
        for (const one of other) {
          expect(await verify({ address: one.address, message, signature })).toBe(false)
        }
      }
    })

    it('is none any more with a bit turned', async () => {
      for (const signature of vector.signatures) {
        const plain = signature.replace(/^smp/, '')
        const at = Math.floor(plain.length / 3)
        const turned = plain[at] === 'A' ? 'B' : 'A'
        const altered = plain.slice(0, at) + turned + plain.slice(at + 1)
        expect(await verify({ address, message, signature: altered })).toBe(false)
      }
    })
  },
)

describe('BIP-322', () => {
  it.each(witnessVectors.hashes)('makes its first transaction of "$message"', (vector) => {
    const script = toOutputScript(vector.address, mainnet)
    const transaction = toSpend(new TextEncoder().encode(vector.message), script)
    expect(transaction.getId()).toBe(vector.toSpend)
    expect(hex.encode(transaction.ins[0]?.script ?? new Uint8Array())).toBe(
      `0020${vector.messageHash}`,
    )
  })

  it.each(witnessVectors.errors)('refuses: $description', async (vector) => {
    expect(await verify(vector)).toBe(false)
  })
})
