import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCode } from '../../errors/WalletModalError.ts'
import { toAccounts, toCaipNetworkId, toHexBytes } from './responses.ts'

const eip55 = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
]

/** Any input returns a valid value or throws WALLET_INVALID_RESPONSE. */
function isTotal(read: (response: unknown) => unknown, isValid: (value: unknown) => boolean) {
  fc.assert(
    fc.property(fc.anything(), (response) => {
      try {
        return isValid(read(response))
      } catch (error) {
        return isCode(error, 'WALLET_INVALID_RESPONSE')
      }
    }),
  )
}

describe('toAccounts', () => {
  it.each(eip55)('returns the EIP-55 form of %s', (address) => {
    for (const spelt of [address, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`]) {
      expect(toAccounts([spelt])).toEqual([{ address, type: 'eoa' }])
    }
  })

  it('accepts an address with the checksum of another chain (EIP-1191)', () => {
    // EIP-1191 checksum for chain 30.
    const [account] = toAccounts(['0x5aaEB6053f3e94c9b9a09f33669435E7ef1bEAeD'])
    expect(account?.address).toBe(eip55[0])
  })

  it('preserves the order of accounts, and returns duplicates once', () => {
    const [a = '', b = ''] = eip55
    expect(toAccounts([b, a, b.toLowerCase()]).map(({ address }) => address)).toEqual([b, a])
  })

  it.each([
    [null],
    ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'],
    [['not-an-address']],
    [['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeA']],
    [[7, undefined]],
    [{ 0: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', length: 1 }],
  ])('refuses %j', (response) => {
    expect(() => toAccounts(response)).toThrow(
      expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE', cause: response }),
    )
  })

  it('reads an address with blanks around it', () => {
    expect(toAccounts([` ${eip55[0]?.toLowerCase()}\n`])).toEqual([
      { address: eip55[0], type: 'eoa' },
    ])
  })

  it('leaves out entries that are no address', () => {
    const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    expect(toAccounts(['bc1q', address, undefined, 7])).toEqual([{ address, type: 'eoa' }])
  })

  it('returns accounts or throws WALLET_INVALID_RESPONSE, for any value', () =>
    isTotal(toAccounts, Array.isArray))
})

describe('toCaipNetworkId', () => {
  it('parses every form of every chain id', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
        const hex = id.toString(16)
        for (const response of [id, String(id), `0x${hex}`, `0X0${hex.toUpperCase()}`]) {
          expect(toCaipNetworkId(response)).toBe(`eip155:${id}`)
        }
      }),
    )
  })

  it.each([' 0x2105', '0x2105\n', '\t8453 ', ' eip155:8453 ', '0x02105'])(
    'reads the id in "%s"',
    (response) => {
      expect(toCaipNetworkId(response)).toBe('eip155:8453')
    },
  )

  it.each([
    [0],
    ['0x0'],
    [-1],
    [1.5],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    ['banana'],
    ['0x'],
    [''],
    ['0x 1'],
    [' '],
    ['1 2'],
    ['1e3'],
    ['0xffffffffffffffff'],
    [null],
    [['0x1']],
    [{ chainId: '0x1' }],
  ])('refuses %j', (response) => {
    expect(() => toCaipNetworkId(response)).toThrow(
      expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
    )
  })

  it('refuses an object without a text', () => {
    const refused = expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' })
    for (const response of [{ toString: '' }, [{ toString: '' }], Object.create(null)])
      expect(() => toCaipNetworkId(response)).toThrow(refused)
  })

  it('returns a network or throws WALLET_INVALID_RESPONSE, for any value', () =>
    isTotal(toCaipNetworkId, (id) => /^eip155:[1-9]\d*$/.test(String(id))))
})

describe('toHexBytes', () => {
  it.each(['0x', '0xAb', `0x${'00'.repeat(65)}`])('accepts %s', (response) => {
    expect(toHexBytes('personal_sign', response)).toBe(response)
  })

  it.each([['0xabc'], ['ab'], ['0xzz'], [null], [42]])('refuses %j', (response) => {
    expect(() => toHexBytes('personal_sign', response)).toThrow(
      expect.objectContaining({ code: 'WALLET_INVALID_RESPONSE' }),
    )
  })
})
