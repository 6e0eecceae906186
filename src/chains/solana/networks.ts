import type { NetworkDefinition } from '../ChainFamily.ts'

/** CAIP-2 references of Solana are the first 32 characters of the genesis hash (CAIP-30). */
const rows = [
  ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', 'mainnet-beta'],
  ['solana-devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', 'devnet'],
  ['solana-testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet', 'testnet'],
] as const

export const solanaNetworks: readonly NetworkDefinition[] = rows.map(
  ([slug, id, name, cluster]) => ({
    slug,
    network: {
      id,
      name,
      chainNamespace: 'solana',
      caipNetworkId: `solana:${id}`,
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: [`https://api.${cluster}.solana.com`] } },
      blockExplorers: {
        default: {
          name: 'Solscan',
          url: `https://solscan.io/${cluster === 'mainnet-beta' ? '' : `?cluster=${cluster}`}`,
        },
      },
      testnet: cluster !== 'mainnet-beta',
      assets: { imageId: 'a1b58899-f671-4276-6a5e-56ca5bd59700' },
    },
  }),
)
