import { expect, it } from 'vitest'
import { avatarBackground } from './avatarBackground.ts'

const colours = (address: string) => avatarBackground(address).match(/\d+ \d+ \d+/g)

it('an avatar has five colours from the first six hex digits, tinted toward white', () => {
  expect(colours('0x102030ffffffffff')?.sort()).toEqual([
    '124 132 141',
    '159 166 172',
    '16 32 48',
    '52 65 79',
    '88 99 110',
  ])
})

it('an address has the same avatar in either case', () => {
  expect(avatarBackground('0xABCDEF00')).toBe(avatarBackground('0xabcdef00'))
})

it('an address with few hex digits is padded for its avatar', () => {
  expect(avatarBackground('xyz')).toMatch(/rgb\(0 0 0\)$/)
})
