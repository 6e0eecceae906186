import { expect, it } from 'vitest'
import { labelIn } from './labelIn.ts'

it('finds what the user calls an account', () => {
  const accounts = [null, { address: 'a', label: 'Savings' }, { address: 'b', label: 7 }]
  const labelOf = labelIn(() => accounts)
  expect(['a', 'b', 'c'].map(labelOf)).toEqual(['Savings', undefined, undefined])
})

it('a list that cannot be read has no names', () => {
  const labelOf = labelIn(() => {
    throw new Error('gone')
  })
  expect(labelOf('a')).toBeUndefined()
})
