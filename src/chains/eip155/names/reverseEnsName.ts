import type { CaipNetworkId } from '../../../types/caip.ts'
import type { NameSources, PrimaryName } from '../../../types/names.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { coinTypeOf } from './nameRecords.ts'
import { readPrimaryName } from './universalResolver.ts'

/** SLIP-44: the coin type of Ethereum in names (ENSIP-19). */
const ether = 60

/**
 * Returns the primary name on a network (ENSIP-19), never another network's. An account can claim the name of another,
 * or one that looks like it, so a name counts only if it is normalized and resolves to the address.
 */
export async function reverseEnsName(
  address: string,
  caipNetworkId: CaipNetworkId,
  sources: NameSources,
): Promise<PrimaryName | null> {
  const rpc = sources.rpcOf('eip155:1')
  const coinType = caipNetworkId === 'eip155:1' ? ether : coinTypeOf(caipNetworkId)
  if (!rpc || coinType === null) return null
  const name = await readPrimaryName(address, coinType, rpc, sources)
  if (!name) return null
  const ens = await loadPart(import('./resolveEnsName.ts'))
  if (!ens.isNormalizedName(name)) return null
  const found = await ens.resolveEnsName(name, coinType, sources)
  return found && ens.hasAddress(found, address) ? { name, avatarUrl: found.avatarUrl } : null
}
