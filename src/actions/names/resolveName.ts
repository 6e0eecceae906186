import { families, loadFamilyPart } from '../../chains/families.ts'
import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { type AccountName, getAccountName } from '../../services/blockchainApi/profile.ts'
import { nameCache, networkNameKey } from '../../storage/nameCache.ts'
import { type Namespace, namespaces } from '../../types/caip.ts'
import type { NameService, ResolvedName } from '../../types/names.ts'
import type { Network } from '../../types/network.ts'
import { untilAborted } from '../../utils/untilAborted.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { isName, mayBeShown } from './isName.ts'
import { nameError } from './nameError.ts'
import { nameSources } from './nameSources.ts'
import { isRegistrarName } from './registrar.ts'

/**
 * Loads the family's name service, then the shared one, whose names have addresses of all families.
 *
 * @throws WalletModalError LOAD_FAILED
 */
async function loadNameServices(namespace: Namespace): Promise<NameService[]> {
  const shared = namespaces.find((one) => hasLaterPart(one, 'sharedNames'))
  const services = await Promise.all([
    hasLaterPart(namespace, 'names') ? loadLaterPart(namespace, 'names') : null,
    shared ? loadLaterPart(shared, 'sharedNames') : null,
  ])
  return [...new Set(services)].filter((one) => one !== null)
}

export interface NamedAddress extends ResolvedName {
  /** Normalized name. A registrar's name is in lower case. */
  name: string
}

async function requestRegistrar(name: string, signal?: AbortSignal) {
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

/** @throws WalletModalError NAME_OTHER_FAMILY if the name has no address on the network. */
async function resolveOnChain(
  name: string,
  namespace: Namespace,
  signal?: AbortSignal,
): Promise<NamedAddress | null> {
  const network = networks.active[namespace]
  if (!network || !hasLaterPart(namespace, 'nameRecords')) return null
  const { caipNetworkId } = network
  const records = await loadLaterPart(namespace, 'nameRecords')
  const coinType = records.coinTypeOf(caipNetworkId)
  if (coinType === null) throw otherFamily(name, network.name)
  for (const names of await loadNameServices(namespace)) {
    const registry = names.mayHave(name) && names.registryOf(caipNetworkId)
    if (!registry) continue
    const sources = nameSources(registry, () => true, signal)
    const found = await names.resolve(name, { caipNetworkId, coinType, withProfile: true }, sources)
    if (!found) continue
    const address = found.record && records.toAddress(found.record, caipNetworkId)
    if (!address) throw otherFamily(name, network.name)
    const { avatarUrl, profile } = found
    return { name: found.name, address, avatarUrl, profile }
  }
  return null
}

function otherFamily(name: string, family: string): WalletModalError {
  return new WalletModalError('NAME_OTHER_FAMILY', { params: { name, family } })
}

/** SLIP-44 coin type of Ethereum. A name's Ethereum address is used on all EVM networks. */
const ethereumCoinType = 60

async function coinTypeOf({ chainNamespace, caipNetworkId }: Network): Promise<number | null> {
  return (await loadLaterPart(chainNamespace, 'nameRecords')).coinTypeOf(caipNetworkId)
}

/**
 * Lists the addresses of a name: that for the network, then that for Ethereum. Addresses for other networks do not
 * count, because a smart account exists only where it is deployed, and because addresses of some coins look like those
 * of others.
 */
async function inOrder({ addresses }: AccountName, network: Network | undefined) {
  const own = network && (await coinTypeOf(network))
  const listed = [own, ethereumCoinType].flatMap((one) => addresses[String(one)] ?? [])
  return listed.map(({ address }) => address)
}

/** Errors thrown unchanged, because they are more precise than NAME_RESOLVE_FAILED. */
const plainCodes: readonly ErrorCode[] = [
  'LOAD_FAILED',
  'NAME_GATEWAY_FAILED',
  'NAME_OTHER_FAMILY',
  'NOT_ENABLED',
]

/**
 * Resolves a name to its address on the active network; null if it is not registered. Cached for 5 minutes.
 *
 * @throws WalletModalError NAME_RESOLVE_FAILED if a service or node fails, with its reason if it states one;
 * NAME_OTHER_FAMILY if the name has addresses only on other namespaces or, on EVM, on other networks; for an offchain
 * name NAME_GATEWAY_FAILED, or NOT_ENABLED if the host turns gateways off; UNSUPPORTED_CHAIN if the namespace has no
 * names; LOAD_FAILED; the signal's reason when it aborts
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
  const network = networks.active[namespace]
  const key = networkNameKey(wanted, network?.caipNetworkId)
  const cached = nameCache.read(key)
  if (cached && toAddress(cached.address) === cached.address)
    return { ...cached, name: cached.name ?? wanted }

  async function find(): Promise<NamedAddress | null> {
    if (!isRegistrarName(wanted)) return resolveOnChain(wanted, namespace, signal)
    if (!(await mayBeShown(wanted, namespace))) return null
    const found = await requestRegistrar(wanted, signal)
    if (!found || Object.keys(found.addresses).length === 0) return null
    const listed = await inOrder(found, network)
    const own = listed.map((address) => toAddress?.(address)).find(Boolean)
    if (own) return { name: wanted, address: own, avatarUrl: found.avatarUrl }
    throw otherFamily(wanted, network?.name ?? families[namespace]?.name ?? namespace)
  }

  try {
    const found = await (signal ? untilAborted(find(), signal, () => signal.reason) : find())
    if (found) nameCache.write(key, found)
    return found
  } catch (thrown) {
    signal?.throwIfAborted()
    if (thrown instanceof WalletModalError && plainCodes.includes(thrown.code)) throw thrown
    throw await nameError('NAME_RESOLVE_FAILED', thrown)
  }
}
