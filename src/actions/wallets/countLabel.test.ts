import { describe, expect, it } from 'vitest'
import { countLabel } from './countLabel.ts'

describe('the label for the number of wallets', () => {
  it.each([
    [0, 0, undefined],
    [0, 3, undefined],
    [1, 0, '1'],
    [5, 4, '9'],
    [10, 0, '10+'],
    [8, 3, '10+'],
    [479, 0, '470+'],
    [478, 2, '480+'],
  ])('with %i wallets and %i featured is %s', (count, featured, label) => {
    expect(countLabel(count, featured)).toBe(label)
  })
})
