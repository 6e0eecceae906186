import { expect, it } from 'vitest'
import { readExtras } from './extras.ts'

it('reads what else is to run, after -- and without', () => {
  expect(readExtras([], {})).toEqual([])
  expect(readExtras(['--with', 'polkadot'], {})).toEqual(['polkadot'])
  expect(readExtras([], { npm_config_with: 'polkadot' })).toEqual(['polkadot'])
})

it('says what there is', () => {
  expect(() => readExtras(['--with', 'polkadot,banana'], {})).toThrow(/"banana".*polkadot/)
})
