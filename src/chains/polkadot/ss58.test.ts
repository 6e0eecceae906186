import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { accountKey, decodeSs58, encodeSs58 } from './ss58.ts'

const accountId = fc.uint8Array({ minLength: 32, maxLength: 32 })
/** The prefixes 46 and 47 are reserved, and the reference implementation rejects them. */
const prefix = fc.integer({ min: 0, max: 16_383 }).filter((value) => value !== 46 && value !== 47)

describe('SS58', () => {
  it('encodes and decodes addresses like @polkadot/util-crypto, for every network', () => {
    fc.assert(
      fc.property(accountId, prefix, (id, number) => {
        const text = encodeSs58({ accountId: id, prefix: number })
        expect(text).toBe(encodeAddress(id, number))
        expect(decodeSs58(text)).toEqual({ accountId: id, prefix: number })
      }),
    )
  })

  it('decodes an account’s addresses on all networks to one key', () => {
    const id = decodeAddress('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')
    const texts = [0, 2, 42, 1284].map((number) => encodeAddress(id, number))
    expect(new Set(texts.map(accountKey)).size).toBe(1)
  })

  it('refuses an address with a mistyped letter', () => {
    expect(decodeSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY')).not.toBeNull()
    expect(decodeSs58('5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ')).toBeNull()
  })

  it.each([
    ['an EVM address', '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    ['a Solana address', '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV'],
    ['a Bitcoin address', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['an older Bitcoin address', '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
    ['an account index', 'F7Hs'],
    ['nothing', ''],
    ['no text', 42],
    ['a very long text', '1'.repeat(10_000)],
  ])('refuses %s', (_, value) => {
    expect(decodeSs58(value)).toBeNull()
  })

  it('never throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String(), fc.anything()), (value) => {
        decodeSs58(value)
      }),
    )
  })
})
