import { expect, it } from 'vitest'
import { toSymbol } from './toSymbol.ts'

it.each([
  'USDC',
  '1INCH',
  '3Crv',
  'USDC.e',
  'aEthUSDC',
  'UNI-V2',
  '1337',
  '$WIF',
  '₿',
  'ⓜ',
  'M',
  '点',
])('the symbol %s is shown as it is', (symbol) => {
  expect(toSymbol(symbol)).toBe(symbol)
  expect(toSymbol(` \u200b${symbol}\n`)).toBe(symbol)
})

it.each([
  '000 USDC',
  '000USDC',
  '٠٠٠',
  '.5 ETH',
  ',000',
  '’000',
  'million USDC',
  '-5',
  '× 10',
  '888',
])(
  'the symbol %s is quoted, since it would make another amount of the number before it',
  (symbol) => {
    expect(toSymbol(symbol)).toBe(`“${symbol}”`)
    expect(toSymbol(toSymbol(symbol))).toBe(`“${symbol}”`)
  },
)

it('a symbol with invisible characters or other spaces is cleaned before', () => {
  expect(toSymbol('\u202e000\u00a0USDC')).toBe('“000 USDC”')
  expect(toSymbol('\u200b')).toBe('')
})
