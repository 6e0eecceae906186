import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatUnits } from '../../utils/amount.ts'
import { fiatDecimals, toFiatUnits, toTokenUnits } from './fiatUnits.ts'
import { readAmount, toInputText } from './readAmount.ts'

const usdc = { decimals: 6, symbol: 'USDC', locale: 'en' }
const german = { ...usdc, locale: 'de' }
const units = (baseUnits: bigint) => ({ kind: 'amount', baseUnits })
const problem = (name: string) => ({ kind: 'problem', problem: name })

describe('readAmount', () => {
  it.each([
    ['', { kind: 'empty' }],
    ['  ', { kind: 'empty' }],
    ['0', units(0n)],
    ['0.00', units(0n)],
    ['1.5', units(1_500_000n)],
    ['.5', units(500_000n)],
    ['5.', units(5_000_000n)],
    ['1,5', units(1_500_000n)],
    ['0,123', units(123_000n)],
    ['1,2345', units(1_234_500n)],
    ['1.234', units(1_234_000n)],
    ['1,234', problem('ambiguous')],
    ['1,234.5', units(1_234_500_000n)],
    ['1.234,5', units(1_234_500_000n)],
    ['1,234,567', units(1_234_567_000_000n)],
    ['12,34,567.8', units(1_234_567_800_000n)],
    ['1 234.5', units(1_234_500_000n)],
    ['1 234 567.8', units(1_234_567_800_000n)],
    ['1\u00a0234\u202f567', units(1_234_567_000_000n)],
    ['1.234 567', units(1_234_567n)],
    ['0 500', problem('text')],
    ['0’500', problem('text')],
    ['٠٬٥٠٠', problem('text')],
    ['1234 567', problem('text')],
    ["1 234'567", problem('text')],
    ['1’234.5', units(1_234_500_000n)],
    ['1\u00a0234,5', units(1_234_500_000n)],
    ['12.50 USDC', units(12_500_000n)],
    ['usdc 12.50', units(12_500_000n)],
    ['$100', problem('unit')],
    ['  $ 12.50 ', problem('unit')],
    ['€12', problem('unit')],
    ['12 €', problem('unit')],
    ['12 usd', problem('unit')],
    ['USD 12', problem('unit')],
    ['$12 USDC', problem('unit')],
    ['12 ETH', problem('unit')],
    ['12k', problem('unit')],
    ['-$1', problem('negative')],
    ['١٢٫٥', units(12_500_000n)],
    ['１２．５', units(12_500_000n)],
    ['１，２３４。５', units(1_234_500_000n)],
    ['๑๒.๕', units(12_500_000n)],
    ['১২.৫', units(12_500_000n)],
    ['၁၂.၅', units(12_500_000n)],
    ['\u200e12.5\u200f', units(12_500_000n)],
    ['\u061c١٢٫٥\u202c', units(12_500_000n)],
    ['1\u200b2.5', units(12_500_000n)],
    ['12\u00ad.5', units(12_500_000n)],
    ['\ufeff12.5 \u2068USDC\u2069', units(12_500_000n)],
    ['\u200e-\u200e1', problem('negative')],
    ['\u200f', { kind: 'empty' }],
    ['1٢', problem('text')],
    ['१২', problem('text')],
    ['10²', problem('text')],
    ['1½', problem('text')],
    ['1.0000001', problem('decimals')],
    ['1.0000010', units(1_000_001n)],
    ['-1', problem('negative')],
    ['−1', problem('negative')],
    ['1e30', problem('text')],
    ['0x10', problem('text')],
    ['1.2.3', problem('text')],
    ['1..2', problem('text')],
    ['12 34', problem('text')],
    ['1,23,4', problem('text')],
    ['.', problem('text')],
    ['Infinity', problem('text')],
    ['NaN', problem('text')],
    ['9'.repeat(79), problem('large')],
    ['9'.repeat(300), problem('large')],
    [(2n ** 256n).toString(), problem('large')],
  ])('reads %s', (text, expected) => {
    expect(readAmount(text, usdc)).toEqual(expected)
  })

  it.each([
    ['1,234', units(1_234_000n)],
    ['1.234', problem('ambiguous')],
    ['1.5', units(1_500_000n)],
    ['1.234,5', units(1_234_500_000n)],
  ])('reads %s in German', (text, expected) => {
    expect(readAmount(text, german)).toEqual(expected)
  })

  it.each([
    ['$100', 'USD', units(10_000n)],
    ['100 $', 'USD', units(10_000n)],
    ['US$100', 'USD', units(10_000n)],
    ['usd 100', 'USD', units(10_000n)],
    ['$100 USD', 'USD', units(10_000n)],
    ['€100', 'USD', problem('unit')],
    ['100 EUR', 'USD', problem('unit')],
    ['100 ETH', 'USD', problem('unit')],
    ['€100 USD', 'USD', problem('unit')],
    ['CA$100', 'USD', problem('unit')],
    ['€50', 'EUR', units(5_000n)],
    ['$50', 'EUR', problem('unit')],
    ['$50', 'CAD', units(5_000n)],
    ['CA$50', 'CAD', units(5_000n)],
    ['US$50', 'CAD', problem('unit')],
    ['50 zł', 'PLN', units(5_000n)],
  ])('reads %s in a field of %s', (text, symbol, expected) => {
    expect(readAmount(text, { decimals: 2, symbol, isMoney: true, locale: 'en' })).toEqual(expected)
  })

  it('refuses a currency sign in the field of a token, even if the symbol is that of a currency', () => {
    const rules = { decimals: 18, symbol: 'EUR', locale: 'en' }
    expect(readAmount('€5', rules)).toEqual(problem('unit'))
    expect(readAmount('5 EUR', rules)).toEqual(units(5n * 10n ** 18n))
  })

  it.each(['.', '。', ',', '-', '–', "'", '.5', '٫', '+'])(
    'does not remove the symbol %s from an amount, since it would make another number',
    (symbol) => {
      const rules = { decimals: 6, symbol, locale: 'en' }
      expect(readAmount('.5', rules)).toEqual(units(500_000n))
      for (const text of ['-1', '1-', '– 1', '+1', '1e5', "1'5"])
        expect(readAmount(text, rules)).toMatchObject({ kind: 'problem' })
    },
  )

  it('reads numbers as any language of the user writes them, or refuses them as ambiguous', () => {
    const values = ['0.5', '12.34', '1234.5', '1234', '12345.678', '1234567.891', '100000', '0.001']
    const tags =
      'en en-IN de de-AT de-CH fr fr-CH it es es-MX pt-PT pl sv tr hi-u-nu-deva bn ar-EG fa my th-u-nu-thai'
    for (const locale of tags.split(' '))
      for (const value of values) {
        const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
        const text = format.format(value as Intl.StringNumericLiteral)
        const read = readAmount(text, { ...usdc, locale })
        const isRefused = read.kind === 'problem' && read.problem === 'ambiguous'
        if (!isRefused) expect({ text, read }).toEqual({ text, read: readAmount(value, usdc) })
      }
  })

  it.each([
    ['1.000', 'en', 2, problem('ambiguous')],
    ['1,000', 'de', 2, problem('ambiguous')],
    ['500.000', 'en', 0, problem('ambiguous')],
    ['1.250', 'en', 2, problem('ambiguous')],
    ['1.234', 'en', 2, problem('decimals')],
    ['0.000', 'en', 2, units(0n)],
    ['1.00', 'en', 2, units(100n)],
    ['1,000.00', 'en', 2, units(100_000n)],
    ['1.0000', 'en', 2, units(100n)],
    ['1.000', 'en', 3, units(1_000n)],
  ] as const)('reads %j in %s with %d decimals', (text, locale, decimals, read) => {
    expect(readAmount(text, { decimals, symbol: 'X', locale })).toEqual(read)
  })

  it('accepts only whole numbers for a token without decimals', () => {
    const token = { ...usdc, decimals: 0 }
    expect(readAmount('3', token)).toEqual(units(3n))
    expect(readAmount('3.0', token)).toEqual(units(3n))
    expect(readAmount('3.5', token)).toEqual(problem('decimals'))
  })

  const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

  it('parses a formatted amount back to the same amount, for any decimals and locale', () => {
    const languages = fc.constantFrom('en', 'de', 'fr', 'de-CH', 'ar-EG', 'hi', 'pt-BR', 'sv')
    fc.assert(
      fc.property(amounts, fc.nat(36), languages, (amount, decimals, locale) => {
        const rules = { decimals, symbol: 'TKN', locale }
        const text = toInputText(amount, decimals, locale)
        expect(readAmount(text, rules)).toEqual(units(amount))
        const plain = { ...rules, locale: 'en' }
        const again = readAmount(formatUnits(amount, decimals), plain)
        expect(again).toEqual(units(amount))
      }),
      { numRuns: 500 },
    )
  })

  it('never throws, and returns no amount for invalid text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(36), (text, decimals) => {
        const read = readAmount(text, { decimals, symbol: 'TKN', locale: 'en' })
        if (read.kind === 'amount') expect(text).toMatch(/\p{Nd}/u)
      }),
    )
  })
})

describe('an amount in USD', () => {
  const prices = fc.oneof(
    fc.double({ min: 1e-15, max: 1e9, noNaN: true }),
    fc.constantFrom(1, 0.99, 2500, 1e-7, 1.5e-12, 0.1 + 0.2),
  )

  it.each([
    [100n, { price: 2500, decimals: 18 }, 400_000_000_000_000n],
    [1n, { price: 0.99, decimals: 6 }, 10_101n],
    [100n, { price: 1e-7, decimals: 0 }, 10_000_000n],
  ])('is %s cents', (cents, token, expected) => {
    expect(toTokenUnits(cents, token)).toBe(expected)
  })

  it('converts to tokens that are worth at most the entered amount', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        prices,
        fc.nat(36),
        (cents, price, decimals) => {
          const bought = toTokenUnits(cents, { price, decimals })
          if (bought === null) return
          expect(toFiatUnits(bought, { price, decimals })).toBeLessThanOrEqual(cents)
        },
      ),
    )
  })

  it('converts to at most the whole balance if it is the value of the whole balance', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 40n }),
        prices,
        fc.nat(36),
        (balance, price, decimals) => {
          const cents = toFiatUnits(balance, { price, decimals })
          if (cents === null) return
          expect(toTokenUnits(cents, { price, decimals })).toBeLessThanOrEqual(balance)
        },
      ),
    )
  })

  it('requires the price of the token', () => {
    expect(toTokenUnits(1n, { decimals: 6 })).toBeNull()
    expect(toFiatUnits(1n, { price: 0, decimals: 6 })).toBeNull()
    expect(fiatDecimals).toBe(2)
  })
})
