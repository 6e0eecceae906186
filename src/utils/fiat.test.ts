import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatFiat, formatRate, sumFiat, toFiat } from './fiat.ts'

describe('a value in USD', () => {
  it.each([
    [0, '$0.00'],
    [0.004, '< $0.01'],
    [0.01, '$0.01'],
    [1.999, '$1.99'],
    [1234567.899, '$1,234,567.89'],
  ])('%s is shown as %s, never rounded up', (value, shown) => {
    expect(formatFiat(value, 'en')).toBe(shown)
  })

  it('uses the number format of the language', () => {
    expect(formatFiat(1234.5, 'de').replace(/\s/g, ' ')).toBe('1.234,50 $')
  })
})

it.each([
  ['2487.129999', '2,487.12'],
  ['1234567.899', '1,234,567.89'],
  ['12.3456789', '12.3456'],
  ['0.000412345678', '0.000412345'],
  ['0.00000000000000000012', '0.00000000000000000012'],
  ['0.000000000000000000001', '< 0.00000000000000000001'],
  ['0', '0'],
])('a rate of %s is shown as %s, never rounded up', (rate, shown) => {
  expect(formatRate(rate, 'en')).toBe(shown)
})

it('a sum of fiat values has no floating-point error', () => {
  expect(0.7 + 0.1).toBeLessThan(0.8)
  expect(formatFiat(sumFiat([0.7, 0.1]), 'en')).toBe('$0.80')
  expect(sumFiat([])).toBe(0)
})

describe('the fiat value of an amount', () => {
  it.each([
    ['2', 2500, 5000],
    ['0.5', 0.99, 0.495],
    ['2.711554', 0.99, 2.68443846],
    ['123456789012345678901234567890', 1e-8, 1.2345678901234568e21],
    ['1', 0.29, 0.29],
    ['1', 0, 0],
    // Prices below 10^-8 dollars, as tokens with trillions of units have.
    ['1000000000000', 6e-9, 6000],
    ['1000000000000000', 4.9e-9, 4_900_000],
    ['1000000000', 1.55e-8, 15.5],
    ['1', 0.999999999, 0.99999999],
    ['0.00000001', 1e12, 10_000],
  ])('is exact for %s at a price of %s', (amount, price, worth) => {
    expect(toFiat(amount, price)).toBe(worth)
  })

  it('is never above the product of amount and price', () => {
    const price = fc.double({ min: 1e-18, max: 1e6, noNaN: true })
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), price, (amount, price) => {
        const worth = toFiat(String(amount), price) ?? Number.NaN
        const exact = Number(amount) * price
        expect(worth).toBeLessThanOrEqual(exact * (1 + 1e-15))
        expect(worth).toBeGreaterThanOrEqual(exact * (1 - 1e-15) - 1e-8)
      }),
    )
  })

  it.each([undefined, Number.NaN, Number.POSITIVE_INFINITY, -1])(
    'is unknown at a price of %s',
    (price) => {
      expect(toFiat('1', price)).toBeUndefined()
    },
  )
})
