import { families, hasFamilyPart, loadFamilyPart } from '../../chains/families.ts'
import { findNetwork } from '../../chains/networks.ts'
import { networks } from '../../controllers/networks.ts'
import { isCode, WalletModalError } from '../../errors/WalletModalError.ts'
import { type AccountName, getAccountName } from '../../services/blockchainApi/profile.ts'
import { nameCache, registeredNameKey } from '../../storage/nameCache.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { NameService, ResolvedName } from '../../types/chainAdapter.ts'
import { untilAborted } from '../../utils/untilAborted.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { isName, mayBeShown } from './isName.ts'
import { nameError } from './nameError.ts'
import { isRegistrarName } from './registrar.ts'

export interface NamedAddress extends ResolvedName {
  /** The resolved name in lower case. */
  name: string
}

async function askRegistrar(name: string, signal?: AbortSignal) {
  const context = serviceContext()
  if (!context) {
    const longMessage = 'Names are looked up with the project-id attribute.'
    throw new WalletModalError('PROJECT_ID_NOT_CONFIGURED', { longMessage })
  }
  try {
    const found = await getAccountName(context, name, signal)
    if (found.name.toLowerCase() === name) return found
  } catch (thrown) {
    if (thrown instanceof WalletModalError && thrown.params.status === 404) return null
    throw thrown
  }
  throw new WalletModalError('SERVICE_INVALID_RESPONSE', { longMessage: 'Another name came back' })
}

async function askChain(names: NameService, name: string): Promise<ResolvedName | null> {
  const network = findNetwork(names.caipNetworkId)
  return network ? names.resolve(name, rpcFor(network)) : null
}

/** Ethereum's coin type (SLIP-44): its address of a name is valid for all EVM networks. */
const ethereumCoinType = 60

/** ENSIP-11 coin type of a network; undefined if it has none. */
function coinTypeOf(names: NameService | undefined, network: CaipNetworkId | undefined) {
  try {
    return network && names?.toCoinType(network)
  } catch {
    return undefined
  }
}

/** The network's, then Ethereum's. Never another network's: a smart account exists only where it is deployed. */
function inOrder(
  { addresses }: AccountName,
  names: NameService | undefined,
  network: CaipNetworkId | undefined,
): string[] {
  const coinTypes = [coinTypeOf(names, network), ethereumCoinType]
  const listed = names
    ? coinTypes.flatMap((one) => addresses[String(one)] ?? [])
    : Object.values(addresses)
  return listed.map(({ address }) => address)
}

/**
 * On the active network if the name has an address for it; null if it is not registered. Cached for 5 minutes.
 *
 * @throws WalletModalError NAME_RESOLVE_FAILED, with the service's reason if it gives one; NAME_OTHER_FAMILY if its
 * addresses are only on other namespaces or, on EVM, other networks; UNSUPPORTED_CHAIN for a namespace without names;
 * LOAD_FAILED; the signal's reason once it aborts.
 */
export async function resolveName(
  name: string,
  namespace: Namespace,
  signal?: AbortSignal,
): Promise<NamedAddress | null> {
  const wanted = name.trim().toLowerCase()
  if (!isName(wanted)) return null
  const { toAddress } = await loadFamilyPart(namespace, 'adapter')
  if (!toAddress) throw new WalletModalError('UNSUPPORTED_CHAIN')
  const names = hasFamilyPart(namespace, 'names')
    ? await loadFamilyPart(namespace, 'names')
    : undefined
  const network = networks.active[namespace]?.caipNetworkId
  const key = isRegistrarName(wanted) ? registeredNameKey(wanted, network) : wanted
  const cached = nameCache.read(key)
  if (cached && toAddress(cached.address) === cached.address)
    return { name: wanted, address: cached.address, avatarUrl: cached.avatarUrl }

  async function find(): Promise<ResolvedName | null> {
    if (!isRegistrarName(wanted)) return names ? askChain(names, wanted) : null
    if (!(await mayBeShown(wanted, namespace))) return null
    const found = await askRegistrar(wanted, signal)
    if (!found || Object.keys(found.addresses).length === 0) return null
    const own = inOrder(found, names, network)
      .map((address) => toAddress?.(address))
      .find(Boolean)
    if (own) return { address: own, avatarUrl: found.avatarUrl }
    const inUse = names && network && findNetwork(network)
    const family = inUse?.name ?? families[namespace]?.name ?? namespace
    throw new WalletModalError('NAME_OTHER_FAMILY', { params: { name: wanted, family } })
  }

  try {
    const found = await (signal ? untilAborted(find(), signal, () => signal.reason) : find())
    if (!found) return null
    const resolved = { name: wanted, ...found }
    nameCache.write(key, resolved)
    return resolved
  } catch (thrown) {
    signal?.throwIfAborted()
    if (isCode(thrown, 'NAME_OTHER_FAMILY') || isCode(thrown, 'LOAD_FAILED')) throw thrown
    throw await nameError('NAME_RESOLVE_FAILED', thrown)
  }
}
