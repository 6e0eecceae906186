import type { CaipNetworkId } from '../../types/caip.ts'

/**
 * Short names that stand before addresses (EIP-3770), of the built-in networks. Source: `shortName` in
 * https://github.com/ethereum-lists/chains; `matic` is Polygon's former one.
 */
export const shortNames: Readonly<Record<string, CaipNetworkId>> = {
  eth: 'eip155:1',
  oeth: 'eip155:10',
  arb1: 'eip155:42161',
  base: 'eip155:8453',
  pol: 'eip155:137',
  matic: 'eip155:137',
  bnb: 'eip155:56',
  avax: 'eip155:43114',
  gno: 'eip155:100',
  zksync: 'eip155:324',
  ftm: 'eip155:250',
  celo: 'eip155:42220',
  'kaia-mainnet': 'eip155:8217',
  aurora: 'eip155:1313161554',
  sep: 'eip155:11155111',
  basesep: 'eip155:84532',
}
