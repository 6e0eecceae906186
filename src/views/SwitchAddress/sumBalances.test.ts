import { expect, it } from 'vitest'
import { sumBalances } from './sumBalances.ts'

const ether = (amount: string) => ({ amount, symbol: 'ETH' })

it('the sum of balances is exact to the last place of any of them', () => {
  expect(sumBalances([ether('1.5'), ether('0.000000000000000000000001'), ether('2')])).toEqual(
    ether('3.500000000000000000000001'),
  )
  expect(sumBalances([ether('10000'), ether('10000')])).toEqual(ether('20000'))
})

it('balances have no sum if one of them is unknown or of another unit', () => {
  expect(sumBalances([ether('1'), null])).toBeNull()
  expect(sumBalances([ether('1'), { amount: '1', symbol: 'XDAI' }])).toBeNull()
  expect(sumBalances([])).toBeNull()
})
