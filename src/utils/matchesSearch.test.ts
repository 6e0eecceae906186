import { expect, it } from 'vitest'
import { matchesSearch } from './matchesSearch.ts'

it.each([
  ['usd', true],
  ['COIN', true],
  ['می‌خواهم', true],
  ['میخواهم', true],
  ['euro', false],
])('a search for %s among a name and a symbol finds: %s', (query, found) => {
  expect(matchesSearch(['Coin می‌خواهم', 'USDC'], query)).toBe(found)
})
