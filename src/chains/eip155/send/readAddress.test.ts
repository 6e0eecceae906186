import { expect, it } from 'vitest'
import { readAddress } from './readAddress.ts'

it.each([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '0xdEAD000000000000000000000000000000000000',
  '0xdeaddeaddeaddeaddeaddeaddeaddeaddeaddead',
  '0x0000000000000000000000000000000000000001',
  '0x0000000000000000000000000000000000000011',
  '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  '0xffffffffffffffffffffffffffffffffffffffff',
])('the receiver %s is refused, because the address has no owner', (address) => {
  expect(readAddress(address.toLowerCase())).toEqual({ problem: 'zero' })
})

it('an address that only resembles the burn address is accepted', () => {
  const address = '0x000000000000000000000000000000000001dEaD'
  expect(readAddress(address.toLowerCase())).toHaveProperty('address')
})
