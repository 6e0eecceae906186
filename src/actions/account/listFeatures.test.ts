import { expect, it } from 'vitest'
import { defaultOptions } from '../../controllers/options.ts'
import { listFeatures, offersActivity } from './listFeatures.ts'

const features = defaultOptions.features
const options = { features, projectId: 'p1', onramp: { coinbaseAppId: 'c', meldPublicKey: 'm' } }

it('everything can be done on EVM networks, in the order in which it is mostly wanted', () => {
  expect(listFeatures('eip155', options)).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

it('what a family does not support is left out', () => {
  expect(listFeatures('solana', options)).toEqual(['onramp', 'receive', 'send'])
  expect(listFeatures('bip122', options)).toEqual(['receive'])
  expect(listFeatures('polkadot', options)).toEqual(['receive'])
})

it('the page says the order, and what is not there at all', () => {
  const own = {
    ...features,
    walletFeaturesOrder: ['send', 'swaps', 'onramp'] as const,
    swaps: false,
  }
  const ordered = { ...own, walletFeaturesOrder: [...own.walletFeaturesOrder] }
  expect(listFeatures('eip155', { ...options, features: ordered })).toEqual(['send', 'onramp'])
})

it('without a project id there is only what needs no service; without a key no buying', () => {
  expect(listFeatures('eip155', { ...options, projectId: null })).toEqual(['receive', 'send'])
  expect(listFeatures('eip155', { ...options, onramp: {} })).toEqual(['swaps', 'receive', 'send'])
})

it('activity is shown on EVM networks, unless the page turns it off', () => {
  expect(offersActivity('eip155', options)).toBe(true)
  expect(offersActivity('solana', options)).toBe(false)
  expect(offersActivity('eip155', { ...options, features: { ...features, history: false } })).toBe(
    false,
  )
  expect(offersActivity('eip155', { ...options, projectId: null })).toBe(false)
})
