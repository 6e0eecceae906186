import { describe, expect, it } from 'vitest'
import { cleanCode, cleanText } from './cleanText.ts'
import { toLatinDigits } from './latinDigits.ts'

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('cleanText', () => {
  it.each([
    ['\u200e12\u200f', '12'],
    ['\u20681\u2069\u202c.5', '1.5'],
    ['12\u00ad34', '1234'],
    ['\ufeff7\u200b\u2060', '7'],
    ['１２．５，０', '12.5,0'],
    ['1。5', '1.5'],
    ['1｡5', '1.5'],
    ['1﹒5', '1.5'],
    ['￥5', '¥5'],
    ['ada＠example．org', 'ada@example.org'],
    ['\u3000 a b \n', 'a b'],
    // These are no full-width forms: as digits they would change the amount.
    ['10²', '10²'],
    ['1½', '1½'],
    ['①', '①'],
  ])('makes %j %j', (text, expected) => expect(cleanText(text)).toBe(expected))
})

it.each([
  `\u2066${address}\u2069`,
  address.replace('6053', '60\u200b53'),
  address.replace('6053', '60\u00ad53'),
  address.replace('6053', '60\n53'),
  address.replace('6053', '60\r\n  53'),
  address.replace(/(.{6})/g, '$1 '),
  `\ufeff${address}\u00a0`,
  address.replace('0x', '０ｘ'),
])('cleanCode reads the address in %j', (text) => expect(cleanCode(text)).toBe(address))

describe('toLatinDigits', () => {
  it('replaces the digits of every script', () => {
    const digits = Array.from({ length: 0x1_10000 }, (_, code) => code)
      .filter((code) => code < 0xd800 || code > 0xdfff)
      .map((code) => String.fromCodePoint(code))
      .filter((one) => /\p{Nd}/u.test(one))
    expect(digits.length % 10).toBe(0)
    for (let at = 0; at < digits.length; at += 10)
      expect(toLatinDigits(digits.slice(at, at + 10).join(''))).toBe('0123456789')
  })
  it.each([
    ['๑๒', '12'],
    ['১২', '12'],
    ['a٣', 'a3'],
  ])('makes %s %s', (text, expected) => expect(toLatinDigits(text)).toBe(expected))
  it.each(['1٢', '१২', '𝟏𝟭'])('refuses digits of several scripts: %s', (text) =>
    expect(toLatinDigits(text)).toBeNull(),
  )
})
