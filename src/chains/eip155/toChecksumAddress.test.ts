import { getAddress } from 'ethers/address'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toChecksumAddress } from './toChecksumAddress.ts'

it.each([
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('toChecksumAddress returns EIP-55’s example %s', (address) => {
  expect(toChecksumAddress(address.toLowerCase())).toBe(address)
  expect(toChecksumAddress(address)).toBe(address)
})

it('toChecksumAddress agrees with ethers for any address', () => {
  const bytes = fc.uint8Array({ minLength: 20, maxLength: 20 })
  fc.assert(
    fc.property(bytes, (address) => {
      const hex = `0x${Buffer.from(address).toString('hex')}`
      expect(toChecksumAddress(hex)).toBe(getAddress(hex))
    }),
  )
})
