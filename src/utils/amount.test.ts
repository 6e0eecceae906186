import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatAmount, formatUnits } from './amount.ts'

describe('formatUnits', () => {
  it.each([
    [0n, 18, '0'],
    [1n, 18, '0.000000000000000001'],
    [1_500_000_000_000_000_000n, 18, '1.5'],
    [42n, 0, '42'],
    [-1500n, 3, '-1.5'],
  ])('%s with %i decimals is %s', (amount, decimals, text) => {
    expect(formatUnits(amount, decimals)).toBe(text)
  })

  it('is exact for any amount', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 40n }), fc.nat(30), (amount, decimals) => {
        const [whole = '', fraction = ''] = formatUnits(amount, decimals).split('.')
        expect(BigInt(whole + fraction.padEnd(decimals, '0'))).toBe(amount)
      }),
    )
  })
})

describe('formatAmount', () => {
  it.each([
    ['1.9999', '1.999'],
    ['0.0004', '< 0.001'],
    ['0', '0'],
    ['0.0', '0'],
    ['9999.99999', '9,999.999'],
    ['123456789012345678901.5', '123,456,789,012,345,678,901.5'],
  ])('returns %s as %s', (amount, text) => {
    expect(formatAmount(amount, 'en')).toBe(text)
  })

  it.each([
    [0n, '0'],
    [1n, '< 0.001'],
    [10n ** 15n - 1n, '< 0.001'],
    [10n ** 15n, '0.001'],
    [2n * 10n ** 18n - 1n, '1.999'],
    [123456789n * 10n ** 18n + 5n * 10n ** 17n, '123,456,789.5'],
  ])('returns %s wei as %s ether', (wei, text) => {
    expect(formatAmount(formatUnits(wei, 18), 'en')).toBe(text)
  })

  it('returns an empty string for an amount that a JavaScript number cannot represent', () => {
    expect(formatAmount(formatUnits(10n ** 1000n, 18), 'en')).toBe('')
    expect(formatAmount(formatUnits(2n ** 256n - 1n, 0), 'en')).toMatch(/^115,792,/)
  })

  it('uses the number format of the language', () => {
    expect(formatAmount('1234.5', 'de')).toBe('1.234,5')
  })

  it('never rounds up', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (amount) => {
        const exact = formatUnits(amount, 6)
        const shown = formatAmount(exact, 'en').replace(/,/g, '')
        if (!shown.startsWith('<')) expect(Number(shown)).toBeLessThanOrEqual(Number(exact))
        else expect(amount).toBeGreaterThan(0n)
      }),
    )
  })
})
