import { expect, it } from 'vitest'
import type { Namespace } from '../../types/caip.ts'
import { onrampProviders } from './onrampProviders.ts'

const both = { coinbaseAppId: 'a', meldPublicKey: 'b' }

it.each([
  ['eip155', both, ['coinbase', 'meld']],
  ['eip155', { coinbaseAppId: 'a' }, ['coinbase']],
  ['eip155', { coinbaseAppId: '', meldPublicKey: 'b' }, ['meld']],
  ['eip155', {}, []],
  ['solana', both, ['meld']],
  ['solana', { coinbaseAppId: 'a' }, []],
  ['polkadot', both, []],
  ['bip122', both, []],
] as const)('onrampProviders on %s with the keys %j returns %j', (namespace, onramp, names) => {
  const offered = onrampProviders(namespace as Namespace, { onramp })
  expect(offered.map(({ name }) => name)).toEqual(names)
})
