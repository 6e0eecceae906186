import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type CaipNetworkId, namespaces } from '../types/caip.ts'
import { hasLaterPart } from './laterFamilies.ts'
import { loadVerifier } from './verifiers.ts'

const networks = {
  bip122: 'bip122:000000000019d6689c085ae165831e93',
  eip155: 'eip155:1',
  polkadot: 'polkadot:91b171bb158e2d3848fa23a9f1c25182',
  solana: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const

const tested = ['bip122', 'eip155', 'polkadot', 'solana'] as const

const addresses = {
  bip122: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l',
  eip155: '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23',
  polkadot: 'EK1bFgKm2FsghcttHT7TB7rNyXApFgs9fCbijMGQNyFGBQm',
  solana: 'FVen3X669xLzsi6N2V91DoiyzHzg1uAgqiT8jZ9nS96Z',
} as const

/** A node that confirms no signature. */
const rpc = async () => '0x00'

const hexText = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes) => `0x${Buffer.from(bytes).toString('hex')}`)
const base64Text = fc
  .uint8Array({ maxLength: 200 })
  .map((bytes) => Buffer.from(bytes).toString('base64'))
/** Signatures of the lengths that the verifiers parse. */
const sized = fc
  .constantFrom(64, 65, 66)
  .chain((length) => fc.uint8Array({ minLength: length, maxLength: length }))
  .chain((bytes) =>
    fc.constantFrom(
      `0x${Buffer.from(bytes).toString('hex')}`,
      Buffer.from(bytes).toString('base64'),
    ),
  )
const garbage = fc.oneof(fc.string({ unit: 'binary' }), hexText, base64Text, sized)

it('this test covers the verifier of every family', () => {
  expect(namespaces.filter((one) => hasLaterPart(one, 'verifier')).sort()).toEqual(tested)
})

describe.each(tested)('the verifier of %s', (namespace) => {
  it('refuses invalid input and never throws', async () => {
    const verifier = await loadVerifier(namespace)
    const property = fc.asyncProperty(
      fc.string({ unit: 'binary' }),
      garbage,
      fc.oneof(garbage, fc.constant(addresses[namespace])),
      fc.constantFrom<CaipNetworkId>(networks[namespace], `${namespace}:unknown`),
      async (message, signature, address, caipNetworkId) => {
        const request = { message, signature, address, caipNetworkId, rpc }
        expect(await verifier.verify(request)).toBe(false)
      },
    )
    await fc.assert(property, { numRuns: 150 })
  })

  it('handles texts of any length without delay', async () => {
    const verifier = await loadVerifier(namespace)
    const request = { address: addresses[namespace], caipNetworkId: networks[namespace], rpc }
    const long = '1'.repeat(5_000_000)
    expect(await verifier.verify({ ...request, message: long, signature: '0x00' })).toBe(false)
    expect(await verifier.verify({ ...request, message: 'm', signature: long })).toBe(false)
    expect(
      await verifier.verify({ ...request, message: 'm', signature: '0x00', address: long }),
    ).toBe(false)
  })

  it('refuses networks of other namespaces', async () => {
    const verifier = await loadVerifier(namespace)
    const other = namespace === 'eip155' ? networks.solana : networks.eip155
    const request = { message: 'm', signature: '0x00', address: addresses[namespace] }
    expect(
      await verifier.verify({ ...request, caipNetworkId: other, rpc: async () => '0x01' }),
    ).toBe(false)
  })
})
