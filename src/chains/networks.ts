import type { CaipNetworkId } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import { namespaceOf, referenceOf } from '../utils/caip.ts'
import { namespaceDefinitions } from './namespaceDefinitions.ts'

const builtIn = () => Object.values(namespaceDefinitions).flatMap(({ networks }) => networks)

/** The slugs of all built-in networks. */
export const networkSlugs = (): string[] => builtIn().map(({ slug }) => slug)

/** A built-in network by its slug or its CAIP-2 id, whatever its namespace. */
export function findNetwork(slugOrCaipNetworkId: string): Network | undefined {
  return builtIn().find(
    ({ slug, network }) =>
      slug === slugOrCaipNetworkId || network.caipNetworkId === slugOrCaipNetworkId,
  )?.network
}

/**
 * The network that a wallet says it is on, or approved, when the host did not configure it: the
 * built-in one, else a placeholder that nothing can be read from.
 */
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
