import { base58, hex } from '@scure/base'
import { describe, expect, it } from 'vitest'
import type { SignedMessage } from '../../../types/verifier.ts'
import { loadVerifier } from '../../verifiers.ts'

const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const rpc = () => Promise.reject(new Error('No node is needed'))
const verify = async (signed: Omit<SignedMessage, 'caipNetworkId'>) =>
  (await loadVerifier('solana')).verify({ ...signed, caipNetworkId, rpc })

/** The vectors of RFC 8032, section 7.1 with text messages: public key, message, signature. */
const vectors = [
  [
    'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
    '',
    'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
  ],
  [
    '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
    'r',
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  ],
].map(([key = '', message = '', signature = '']) => ({
  address: base58.encode(hex.decode(key)),
  message,
  signature: base58.encode(hex.decode(signature)),
}))

describe('the Solana verifier', () => {
  it.each(vectors)('accepts the signature of RFC 8032 over "$message"', async (vector) => {
    expect(await verify(vector)).toBe(true)
  })

  it('refuses another message, account or signature', async () => {
    const [one, other] = vectors
    if (!one || !other) throw new Error('no vectors')
    expect(await verify({ ...one, message: 'other' })).toBe(false)
    expect(await verify({ ...one, address: other.address })).toBe(false)
    expect(await verify({ ...one, signature: other.signature })).toBe(false)
  })

  it('refuses an address of small order, for which anyone can sign', async () => {
    // The address of the system program consists of zeros. R is of small order as well, and S is zero.
    const address = '1'.repeat(32)
    const signature = base58.encode(new Uint8Array(64))
    for (const message of 'abcdefgh') {
      expect(await verify({ address, message, signature })).toBe(false)
    }
  })
})
