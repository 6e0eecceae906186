import type { CaipNetworkId } from '../../../types/caip.ts'
import type { NameService, NameSources, PrimaryName } from '../../../types/names.ts'
import { loadPart } from '../../../utils/loadPart.ts'
import { coinTypeOf } from '../nameRecords.ts'
import { eip155Networks } from '../networks.ts'
import { readPrimaryName } from './universalResolver.ts'

const ethereum = 'eip155:1'
/** Ethereum's coin type in names (SLIP-44, ENSIP-19). */
const ether = 60
/** Ending of Solana's names. `.sol` is not a top-level domain of DNS, so ENS has no names with this ending. */
const ofSolana = /\.sol$/

/**
 * Loads the lookup of names. The module is lazy, because an address without a name does not need the ENSIP-15 tables.
 */
const loadNames = () => loadPart(import('./resolveEnsName.ts'))

/**
 * Returns the primary name of an address on a network (ENSIP-19), and never the name on another network. An account can
 * claim any name, and different names can look alike. A name therefore counts only if it is normalized and resolves to
 * the address.
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
  resolve: async (...given) => (await loadNames()).resolveEnsName(...given),
  reverse,
}
