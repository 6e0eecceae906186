import { expect, it } from 'vitest'
import { behindProxy } from '../testing/fakePage.ts'
import { labelIn, toFeatures } from './features.ts'

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

it('a wallet whose features are behind a Proxy that throws for unknown keys lacks those alone', async () => {
  const features = toFeatures({
    features: behindProxy({ 'solana:signMessage': { signMessage: async () => 'signed' } }),
  } as never)
  expect(features.has('standard:events')).toBe(false)
  expect(features.listen(() => {})()).toBeUndefined()
  expect(await features.call('solana:signMessage', 'signMessage')).toBe('signed')
})
