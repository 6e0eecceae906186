import type { CaipNetworkId } from '../../../types/caip.ts'
import type { NameService, NameSources, PrimaryName } from '../../../types/names.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { eip155Networks } from '../networks.ts'
import { coinTypeOf } from './nameRecords.ts'
import { readPrimaryName } from './universalResolver.ts'

const ethereum = 'eip155:1'
/** SLIP-44: the coin type of Ethereum in names (ENSIP-19). */
const ether = 60
/** The ending of Solana's names. It is no top-level domain of DNS, so that ENS has none of them. */
const ofSolana = /\.sol$/

/** Looking up an address needs no ENSIP-15 tables, which load with the first name. */
const loadNames = () => loadPart(import('./resolveEnsName.ts'))

/**
 * Returns the primary name on a network (ENSIP-19), never another network's. An account can claim the name of another,
 * or one that looks like it, so a name counts only if it is normalized and resolves to the address.
 */
async function reverse(
  address: string,
  caipNetworkId: CaipNetworkId,
  sources: NameSources,
): Promise<PrimaryName | null> {
  const rpc = sources.rpcOf(ethereum)
  const coinType = caipNetworkId === ethereum ? ether : coinTypeOf(caipNetworkId)
  if (!rpc || coinType === null) return null
  const name = await readPrimaryName(address, coinType, rpc, sources)
  if (!name) return null
  const names = await loadNames()
  if (!names.isNormalizedName(name)) return null
  const found = await names.resolveEnsName(name, { coinType, caipNetworkId }, sources)
  return found && names.hasAddress(found, address) ? { name, avatarUrl: found.avatarUrl } : null
}

export const ens: NameService = {
  registryOf: () =>
    eip155Networks.find(({ network }) => network.caipNetworkId === ethereum)?.network ?? null,
  mayHave: (name) => !ofSolana.test(name),
  isNormalized: async (name) => (await loadNames()).isNormalizedName(name),
  resolve: async (...asked) => (await loadNames()).resolveEnsName(...asked),
  reverse,
}
