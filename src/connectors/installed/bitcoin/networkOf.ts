import { networkOfAddresses, parseAddress } from '../../../chains/bip122/address.ts'
import { bitcoinChains, findChainByName } from '../../../chains/bip122/chains.ts'
import type { AddressPurpose } from '../../../chains/bip122/provider.ts'
import type { CaipNetworkId } from '../../../types/caip.ts'
import type { ConnectorContext } from '../../../types/connectorDriver.ts'

const mainnet: CaipNetworkId = 'bip122:000000000019d6689c085ae165831e93'

/** Returns the network to request from a wallet that lets the app choose. */
export function preferredNetwork({ networks, preferredNetwork }: ConnectorContext): CaipNetworkId {
  const configured = networks.find(({ chainNamespace }) => chainNamespace === 'bip122')
  return (preferredNetwork('bip122') ?? configured)?.caipNetworkId ?? mainnet
}

/**
 * Members with the name of a network, the most exact first: `enum` of UniSat's `getChain`, `bitcoin.name` of
 * sats-connect, and those of wallets that answer UniSat's `getNetwork` with an object.
 */
const members = ['enum', 'network', 'bitcoin', 'name', 'chain', 'type'] as const

/** Returns the names of networks in a response. */
function namesIn(response: unknown): string[] {
  if (typeof response === 'string' || response instanceof String) return [response.trim()]
  if (typeof response !== 'object' || response === null) return []
  const parts = response as Readonly<Record<string, unknown>>
  return members.flatMap((member) => namesIn(parts[member]))
}

/** True for a response that says nothing: no value, a blank text, or an object of such values. */
function isEmpty(response: unknown): boolean {
  if (typeof response === 'string' || response instanceof String) return !response.trim()
  if (typeof response !== 'object') return response === undefined
  return Object.values(response ?? {}).every(isEmpty)
}

/**
 * Returns the network that a wallet states; undefined if it states none. A statement that is not known, such as
 * `FRACTAL_BITCOIN_MAINNET`, or that cannot be read becomes the id of a network that no page has, although the addresses
 * look like Bitcoin's. `Bitcoin` beside another name is the family.
 */
export function statedNetwork(response: unknown): CaipNetworkId | undefined {
  if (isEmpty(response)) return undefined
  const names = namesIn(response).filter(Boolean)
  const name = names.find((one) => !/^bitcoin$/i.test(one)) ?? names[0]
  const reference = name?.replace(/[^\w-]/g, '').slice(0, 32) || 'unknown'
  return (name && findChainByName(name)?.caipNetworkId) || `bip122:${reference}`
}

/**
 * Derives the network from addresses, for wallets that do not report the network. Test networks share an address
 * prefix, so the network `likely` is tried first.
 */
export function networkOf(
  addresses: readonly string[],
  likely: CaipNetworkId,
  { networks }: ConnectorContext,
): CaipNetworkId {
  const configured = networks.flatMap(({ chainNamespace, caipNetworkId }) =>
    chainNamespace === 'bip122' ? [caipNetworkId] : [],
  )
  const known = bitcoinChains.map(({ caipNetworkId }) => caipNetworkId)
  return networkOfAddresses(addresses, [likely, ...configured, ...known]) ?? likely
}

/**
 * Derives the purpose of an address, for wallets that do not report the purpose. A taproot address is for ordinals if
 * the wallet also has addresses of other types.
 */
export function purposeOf(
  address: string,
  all: readonly string[],
  caipNetworkId: CaipNetworkId,
): AddressPurpose {
  const isTaproot = (one: string) => parseAddress(one, caipNetworkId)?.kind === 'p2tr'
  return isTaproot(address) && !all.every(isTaproot) ? 'ordinals' : 'payment'
}
