import type { NetworkDefinition } from '../ChainFamily.ts'
import { defineNetwork } from '../defineNetwork.ts'

/** A CAIP-2 reference of Polkadot is the first 32 hex characters of the genesis hash (CAIP-13). */
const rows = [
  ['polkadot', '91b171bb158e2d3848fa23a9f1c25182', 'Polkadot', 'DOT', 10, 'rpc', 'polkadot'],
  [
    'polkadot-asset-hub',
    '68d56f15f85d3136970ec16946040bc1',
    'Polkadot Asset Hub',
    'DOT',
    10,
    'polkadot-asset-hub-rpc',
    'assethub-polkadot',
  ],
  ['kusama', 'b0a8d493285c2df73290dfb7e61f870f', 'Kusama', 'KSM', 12, 'kusama-rpc', 'kusama'],
  [
    'kusama-asset-hub',
    '48239ef607d7928874027a43a6768920',
    'Kusama Asset Hub',
    'KSM',
    12,
    'kusama-asset-hub-rpc',
    'assethub-kusama',
  ],
  ['westend', 'e143f23803ac50e8f6f8e62695d1ce9e', 'Westend', 'WND', 12, 'westend-rpc', 'westend'],
  [
    'westend-asset-hub',
    '67f9723393ef76214df0118c34bbbd3d',
    'Westend Asset Hub',
    'WND',
    12,
    'westend-asset-hub-rpc',
    'assethub-westend',
  ],
] as const

export const polkadotNetworks: readonly NetworkDefinition[] = rows.map(
  ([slug, id, name, symbol, decimals, node, explorer]) =>
    defineNetwork('polkadot', { name: symbol, symbol, decimals }, [
      slug,
      id,
      name,
      `${node}.polkadot.io`,
      'Subscan',
      `${explorer}.subscan.io`,
    ]),
)
