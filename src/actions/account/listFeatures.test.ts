import { expect, it } from 'vitest'
import { defaultOptions } from '../../controllers/options.ts'
import { listFeatures } from './listFeatures.ts'

const features = defaultOptions.features
const options = { features, projectId: 'p1', onramp: { coinbaseAppId: 'c', meldPublicKey: 'm' } }

it('an account on EVM networks has every feature, in the default order', () => {
  expect(listFeatures('eip155', options)).toEqual(['onramp', 'swaps', 'receive', 'send'])
})

it('an account has no feature that its family does not support', () => {
  expect(listFeatures('solana', options)).toEqual(['onramp', 'receive', 'send'])
  expect(listFeatures('bip122', options)).toEqual(['receive', 'send'])
  expect(listFeatures('polkadot', options)).toEqual(['receive', 'send'])
})

it('an account has the features that the host lists, in the host’s order', () => {
  const own = {
    ...features,
    walletFeaturesOrder: ['send', 'swaps', 'onramp'] as const,
    swaps: false,
  }
  const ordered = { ...own, walletFeaturesOrder: [...own.walletFeaturesOrder] }
  expect(listFeatures('eip155', { ...options, features: ordered })).toEqual(['send', 'onramp'])
})

it('swaps, buying and history require a project id, and buying also requires a provider’s key', () => {
  expect(listFeatures('eip155', { ...options, projectId: null })).toEqual(['receive', 'send'])
  expect(listFeatures('eip155', { ...options, onramp: {} })).toEqual(['swaps', 'receive', 'send'])
})

it('the features `send` and `receive` are on for the families that the host lists', () => {
  const own = { ...features, send: ['solana'], receive: ['eip155'] }
  const given = { ...options, onramp: {}, features: own as typeof features }
  expect(listFeatures('eip155', given)).toEqual(['swaps', 'receive'])
  expect(listFeatures('solana', given)).toEqual(['send'])
  expect(listFeatures('polkadot', given)).toEqual([])
})
