import type { CaipNetworkId } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import { namespaceOf, referenceOf } from '../utils/caip.ts'
import type { NetworkDefinition } from './ChainFamily.ts'
import { families } from './families.ts'

let more: readonly NetworkDefinition[] = []

const known = () => [...Object.values(families).flatMap(({ networks }) => networks), ...more]

export const networkSlugs = (): string[] => known().map(({ slug }) => slug)

export function findNetwork(slugOrCaipNetworkId: string): Network | undefined {
  return known().find(
    ({ slug, network }) =>
      slug === slugOrCaipNetworkId || network.caipNetworkId === slugOrCaipNetworkId,
  )?.network
}

/** Loads the EVM networks that have a slug without being built in; they are known from then on. */
export async function loadMoreNetworks(): Promise<void> {
  more = (await import('./eip155/moreNetworks.ts')).moreNetworks
}

/** Returns the built-in network with this id or, if there is none, a placeholder without RPC URLs. */
export function toNetwork(caipNetworkId: CaipNetworkId): Network {
  const namespace = namespaceOf(caipNetworkId)
  const reference = referenceOf(caipNetworkId)
  return (
    findNetwork(caipNetworkId) ?? {
      id: namespace === 'eip155' ? Number(reference) : reference,
      name: 'Unknown Network',
      chainNamespace: namespace,
      caipNetworkId,
      nativeCurrency: { name: '', symbol: '', decimals: 0 },
      rpcUrls: { default: { http: [] } },
    }
  )
}
