import { expect, it } from 'vitest'
import { avatarColours } from './avatarColours.ts'

it('an avatar has five colours from the first six hex digits, tinted toward white', () => {
  expect(avatarColours('0x102030ffffffffff')).toEqual([
    'rgb(16 32 48)',
    'rgb(52 65 79)',
    'rgb(88 99 110)',
    'rgb(124 132 141)',
    'rgb(159 166 172)',
  ])
})

it('an address with few hex digits is padded for its avatar colours', () => {
  expect(avatarColours('xyz')[0]).toBe('rgb(0 0 0)')
})
