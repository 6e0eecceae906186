import type { NetworkDefinition } from '../ChainFamily.ts'

/** CAIP-2 references of Polkadot are the first 32 hex characters of the genesis hash (CAIP-13). */
const rows = [
  [
    'polkadot',
    '91b171bb158e2d3848fa23a9f1c25182',
    'Polkadot',
    'DOT',
    10,
    'polkadot',
    'rpc.polkadot.io',
  ],
  [
    'polkadot-asset-hub',
    '68d56f15f85d3136970ec16946040bc1',
    'Polkadot Asset Hub',
    'DOT',
    10,
    'assethub-polkadot',
    'polkadot-asset-hub-rpc.polkadot.io',
  ],
  [
    'kusama',
    'b0a8d493285c2df73290dfb7e61f870f',
    'Kusama',
    'KSM',
    12,
    'kusama',
    'kusama-rpc.polkadot.io',
  ],
  [
    'westend',
    'e143f23803ac50e8f6f8e62695d1ce9e',
    'Westend',
    'WND',
    12,
    'westend',
    'westend-rpc.polkadot.io',
  ],
] as const

export const polkadotNetworks: readonly NetworkDefinition[] = rows.map(
  ([slug, id, name, symbol, decimals, explorer, node]) => ({
    slug,
    network: {
      id,
      name,
      chainNamespace: 'polkadot',
      caipNetworkId: `polkadot:${id}`,
      nativeCurrency: { name: symbol, symbol, decimals },
      rpcUrls: { default: { http: [`https://${node}`] } },
      blockExplorers: { default: { name: 'Subscan', url: `https://${explorer}.subscan.io` } },
      testnet: slug === 'westend',
    },
  }),
)
