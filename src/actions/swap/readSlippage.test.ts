import { expect, it } from 'vitest'
import { readSlippage } from './readSlippage.ts'

it.each([
  ['', 'en', 100n],
  [' ', 'en', 100n],
  ['0.5', 'en', 50n],
  ['0,5 %', 'de', 50n],
  ['٠٫٥٪', 'ar', 50n],
  ['3%', 'en', 300n],
  ['50', 'en', 5_000n],
  ['0.01', 'en', 1n],
  ['0.005', 'en', null],
  ['0', 'en', null],
  ['50.01', 'en', null],
  ['-1', 'en', null],
  ['much', 'en', null],
])('the slippage “%s” in %s is %s hundredths of a percent', (slippageText, locale, expected) => {
  expect(readSlippage({ slippageText, locale })).toBe(expected)
})
