import { expect, it } from 'vitest'
import { readExtras } from './extras.ts'

it('readExtras reads the option --with from the arguments and from npm’s environment', () => {
  expect(readExtras([], {})).toEqual([])
  expect(readExtras(['--with', 'polkadot'], {})).toEqual(['polkadot'])
  expect(readExtras([], { npm_config_with: 'polkadot' })).toEqual(['polkadot'])
})

it('readExtras throws for an unknown extra, and its error lists the available ones', () => {
  expect(() => readExtras(['--with', 'polkadot,banana'], {})).toThrow(/"banana".*polkadot/)
})
