import { expect, it } from 'vitest'
import { nearest } from './nearest.ts'

const networks = ['ethereum', 'base', 'base-sepolia', 'polygon', 'solana', 'solana-devnet']

it.each([
  ['etherum', 'ethereum'],
  ['Ethereum', 'ethereum'],
  ['base-mainnet', 'base'],
  ['base-sepoli', 'base-sepolia'],
  ['solana-dev', 'solana-devnet'],
  ['poligon', 'polygon'],
])('the nearest name to “%s” is “%s”', (text, expected) => {
  expect(nearest(text, networks)).toBe(expected)
})

it.each(['', 'atlantis', 'x', 'a'.repeat(10_000)])(
  'there is no nearest name to “%.20s”',
  (text) => {
    expect(nearest(text, networks)).toBeUndefined()
  },
)
