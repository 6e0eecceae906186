import { expect, it } from 'vitest'
import type { TokenBalance } from '../../types/token.ts'
import { sortTokens, totalOf } from './tokenValues.ts'

const worth = (symbol: string, value?: number): TokenBalance => ({
  name: symbol,
  symbol,
  chainId: 'eip155:1',
  address: `eip155:1:0x${'2'.repeat(40)}`,
  value,
  iconUrl: null,
  quantity: { decimals: '6', numeric: '1' },
})

it('an implausible token value is not summed, and does not move the token up in the order', () => {
  const all = [worth('LIE', 1e308), worth('DAI', 3), worth('OWE', -5), worth('USDC', 7)]
  expect(totalOf({ tokenBalance: all })).toBe(10)
  expect(sortTokens(all).map(({ symbol }) => symbol)).toEqual(['USDC', 'DAI', 'LIE', 'OWE'])
  expect(totalOf({ tokenBalance: [worth('LIE', 1e308)] })).toBeNull()
})
