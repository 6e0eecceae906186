import type { NameRecordFormat } from '../../types/names.ts'
import { polkadotNetworks } from './networks.ts'
import { encodeSs58, ss58PrefixOf } from './ss58.ts'

/** Coin types (SLIP-44) by SS58 prefix. */
const coinTypes: Readonly<Record<number, number>> = { 0: 354, 2: 434 }

function prefixOf(caipNetworkId: string): number | null {
  const own = polkadotNetworks.find(({ network }) => network.caipNetworkId === caipNetworkId)
  return own ? ss58PrefixOf(own.network) : null
}

export const polkadotNameRecords: NameRecordFormat = {
  coinTypeOf(caipNetworkId) {
    const prefix = prefixOf(caipNetworkId)
    return prefix === null ? null : (coinTypes[prefix] ?? null)
  },
  toAddress(accountId, caipNetworkId) {
    const prefix = prefixOf(caipNetworkId)
    return prefix === null || accountId.length !== 32 ? null : encodeSs58({ prefix, accountId })
  },
}
