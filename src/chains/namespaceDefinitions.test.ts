import { expect, it } from 'vitest'
import { namespaces } from '../types/caip.ts'
import type { NamespaceDefinition } from './NamespaceDefinition.ts'
import { namespaceDefinitions } from './namespaceDefinitions.ts'

const supporting = (what: keyof NamespaceDefinition['supports']) =>
  namespaces.filter((namespace) => namespaceDefinitions[namespace]?.supports[what]).sort()

it('each family has its default account', () => {
  const types = namespaces.map((one) => [one, namespaceDefinitions[one]?.defaultAccountType])
  expect(Object.fromEntries(types)).toEqual({
    eip155: 'smartAccount',
    solana: 'eoa',
    polkadot: 'eoa',
    bip122: 'payment',
  })
})

it('each family has what can be done with it, and no more', () => {
  expect(supporting('auth')).toEqual(['eip155', 'solana'])
  expect(supporting('balance')).toEqual(['eip155', 'solana'])
  expect(supporting('onramp')).toEqual(['eip155', 'solana'])
  expect(supporting('send')).toEqual(['eip155', 'solana'])
  expect(supporting('names')).toEqual(['eip155'])
  expect(supporting('activity')).toEqual(['eip155'])
  expect(supporting('swap')).toEqual(['eip155'])
})
