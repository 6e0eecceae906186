import type { NetworkDefinition } from '../ChainFamily.ts'
import { defineNetwork } from '../defineNetwork.ts'

/** A CAIP-2 reference of Solana is the first 32 characters of the genesis hash (CAIP-30). */
const rows = [
  ['solana', '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'Solana', 'mainnet-beta'],
  ['solana-devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', 'Solana Devnet', 'devnet'],
  ['solana-testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', 'Solana Testnet', 'testnet'],
] as const

const currency = { name: 'Solana', symbol: 'SOL', decimals: 9 }

export const solanaNetworks: readonly NetworkDefinition[] = rows.map(
  ([slug, id, name, cluster]) => {
    return defineNetwork('solana', currency, [
      slug,
      id,
      name,
      `api.${cluster}.solana.com`,
      'Solscan',
      `solscan.io/${cluster === 'mainnet-beta' ? '' : `?cluster=${cluster}`}`,
      'a1b58899-f671-4276-6a5e-56ca5bd59700',
    ])
  },
)
