import { expect, it } from 'vitest'
import { lookOf } from './lookOf.ts'

it.each([
  ['USDC', 'usdc'],
  ['USDC', 'USDС'],
  ['USDC', 'ＵＳＤＣ'],
  ['USDC', ' U\u200bSDC '],
  ['USDC', '$USDC'],
  ['USDC', 'U$DC'],
  ['USDC', 'ÚSDC'],
  ['USDC', 'U.S.D.C.'],
  ['USDT', 'USD₮'],
  ['LINK', 'lINK'],
  ['UNI', 'UNl'],
  ['SOL', 'S0L'],
  ['ETH', 'ΕΤΗ'],
])('the symbol %s looks like “%s”', (symbol, other) => {
  expect(lookOf(other)).toBe(lookOf(symbol))
})

it.each([
  ['USDC', 'USDC.e'],
  ['USDC', 'axlUSDC'],
  ['ETH', 'WETH'],
  ['ETH', 'stETH'],
  ['DAI', 'SAI'],
])('the symbol %s does not look like “%s”', (symbol, other) => {
  expect(lookOf(other)).not.toBe(lookOf(symbol))
})
