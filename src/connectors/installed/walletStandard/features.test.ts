import { expect, it } from 'vitest'
import { labelIn } from './features.ts'

it('`labelIn` returns the label of an account if it is text', () => {
  const accounts = [null, { address: 'a', label: 'Savings' }, { address: 'b', label: 7 }]
  const labelOf = labelIn(() => accounts)
  expect(['a', 'b', 'c'].map(labelOf)).toEqual(['Savings', undefined, undefined])
})

it('`labelIn` returns no label if the accounts cannot be read', () => {
  const labelOf = labelIn(() => {
    throw new Error('gone')
  })
  expect(labelOf('a')).toBeUndefined()
})
