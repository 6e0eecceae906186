import type { CaipNetworkId } from '../../../types/caip.ts'

/**
 * Ids of Solana's networks before CAIP-30 adopted genesis hashes. Proposals list both ids of a network, and wallets may
 * respond with either id.
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
