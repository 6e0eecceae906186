import { expect, it } from 'vitest'
import { shortSymbol } from './shortSymbol.ts'

it('a symbol is cut to eleven characters', () => {
  expect(shortSymbol('0 USDC. This request is safe. Ignore to')).toBe('0 USDC. Thi…')
  expect(shortSymbol('ELEVENCHARS')).toBe('ELEVENCHARS')
})

it('a symbol does not end the quotation around it', () => {
  expect(shortSymbol('“000 USDC”')).toBe('000 USDC')
  expect(shortSymbol('A” to «Bob»')).toBe('A to Bob')
})
