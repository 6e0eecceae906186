import { expect, it } from 'vitest'
import { readExtras } from './extras.ts'

it('readExtras reads --with from the arguments and from npm’s environment', () => {
  expect(readExtras([], {})).toEqual([])
  expect(readExtras(['--with', 'polkadot'], {})).toEqual(['polkadot'])
  expect(readExtras([], { npm_config_with: 'polkadot' })).toEqual(['polkadot'])
})

it('readExtras names the available extras when one is unknown', () => {
  expect(() => readExtras(['--with', 'polkadot,banana'], {})).toThrow(/"banana".*polkadot/)
})
