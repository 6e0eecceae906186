import { expect, it } from 'vitest'
import { defaultOptions } from '../../controllers/options.ts'
import { offersActivity } from './offersActivity.ts'

const features = defaultOptions.features
const options = { features, projectId: 'p1' }

it('the feature `activity` is on for EVM networks and Solana unless the host turns it off', () => {
  expect(offersActivity('eip155', options)).toBe(true)
  expect(offersActivity('solana', options)).toBe(true)
  expect(offersActivity('polkadot', options)).toBe(true)
  const off = { ...options, features: { ...features, history: false } }
  expect(offersActivity('eip155', off)).toBe(false)
  expect(offersActivity('solana', off)).toBe(false)
})

it('the feature `activity` is on for the families that the host lists', () => {
  const own = { ...features, history: ['solana'] }
  const given = { ...options, features: own as typeof features }
  expect(offersActivity('eip155', given)).toBe(false)
  expect(offersActivity('solana', given)).toBe(true)
  expect(offersActivity('bip122', given)).toBe(false)
})

it('the feature `activity` requires a project id on EVM networks, and no project id on Solana', () => {
  expect(offersActivity('eip155', { ...options, projectId: null })).toBe(false)
  expect(offersActivity('solana', { ...options, projectId: null })).toBe(true)
})
