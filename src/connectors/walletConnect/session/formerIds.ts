import type { CaipNetworkId } from '../../../types/caip.ts'

/**
 * Ids under which wallets knew a network before CAIP-30 took to genesis hashes, by today's. They are asked for
 * beside the current ones, and read back wherever a wallet answers with them.
 */
const formerIds: Readonly<Record<CaipNetworkId, CaipNetworkId>> = {
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ',
  'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1': 'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
}

/** The id itself, and the one before it. */
export function idsOf(caipNetworkId: CaipNetworkId): CaipNetworkId[] {
  const former = formerIds[caipNetworkId]
  return former ? [caipNetworkId, former] : [caipNetworkId]
}

/** Today's id, whichever the wallet uses. */
export function toCurrentId(id: CaipNetworkId): CaipNetworkId {
  const entries = Object.entries(formerIds) as [CaipNetworkId, CaipNetworkId][]
  return entries.find(([, former]) => former === id)?.[0] ?? id
}
