import type { CaipNetworkId } from '../../../types/caip.ts'

/**
 * Network ids that wallets used before CAIP-30 took to genesis hashes, by current id. Both are proposed, and
 * responses may have either.
 */
const formerIds: Readonly<Record<CaipNetworkId, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** The id itself, then its former one. */
export function idsOf(caipNetworkId: CaipNetworkId): CaipNetworkId[] {
  const former = formerIds[caipNetworkId]
  return former ? [caipNetworkId, former] : [caipNetworkId]
}

/** The current id of either. */
export function toCurrentId(id: CaipNetworkId): CaipNetworkId {
  const entries = Object.entries(formerIds) as [CaipNetworkId, CaipNetworkId][]
  return entries.find(([, former]) => former === id)?.[0] ?? id
}
