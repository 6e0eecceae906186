import type { CaipNetworkId } from '../../types/caip.ts'

/** Wallet Standard names of Solana's networks by CAIP-2 id (CAIP-30: genesis hash). */
const clusters: Readonly<Record<CaipNetworkId, StandardChain>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:mainnet',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:devnet',
  'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': 'solana:testnet',
}

export type StandardChain = `solana:${string}`

/**
 * Returns the Wallet Standard's name of a network. A network that only the host defines has the name `solana:localnet`.
 */
export function toStandardChain(caipNetworkId: CaipNetworkId): StandardChain {
  return clusters[caipNetworkId] ?? 'solana:localnet'
}

export function toCluster(chain: unknown): CaipNetworkId | undefined {
  const ids = Object.keys(clusters) as CaipNetworkId[]
  return ids.find((id) => clusters[id] === chain)
}
