import { expect, it } from 'vitest'
import { chainName } from './chainName.ts'

it('chainName returns the name of a chain by its genesis hash or CAIP-2 id, and no name for an unknown chain', () => {
  expect(chainName(`0x${'45'.repeat(32)}`)).toBe('Local Asset Hub')
  expect(chainName('polkadot:b0a8d493285c2df73290dfb7e61f870f')).toBe('Kusama')
  expect(chainName(`0x${'12'.repeat(32)}`)).toBeUndefined()
})
