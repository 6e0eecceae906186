import type { CaipNetworkId } from '../../types/caip.ts'

/**
 * Ids of Solana's networks in WalletConnect's documentation until March 2024
 * (https://github.com/WalletConnect/walletconnect-docs/pull/1467). Its example wallet accepts both ids of a network
 * (https://github.com/reown-com/web-examples/pull/507), so proposals list both, and a response may have either. The
 * former ids can go when the example refuses them.
 */
const formerIds: Readonly<Record<CaipNetworkId, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

export function idsOf(caipNetworkId: CaipNetworkId): CaipNetworkId[] {
  const former = formerIds[caipNetworkId]
  return former ? [caipNetworkId, former] : [caipNetworkId]
}

export function toCurrentId(id: CaipNetworkId): CaipNetworkId {
  const entries = Object.entries(formerIds) as [CaipNetworkId, CaipNetworkId][]
  return entries.find(([, former]) => former === id)?.[0] ?? id
}
