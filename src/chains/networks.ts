import type { CaipNetworkId } from '../types/caip.ts'
import type { Network } from '../types/network.ts'
import { namespaceOf, referenceOf } from '../utils/caip.ts'
import { families } from './families.ts'

const builtIn = () => Object.values(families).flatMap(({ networks }) => networks)

export const networkSlugs = (): string[] => builtIn().map(({ slug }) => slug)

export function findNetwork(slugOrCaipNetworkId: string): Network | undefined {
  return builtIn().find(
    ({ slug, network }) =>
      slug === slugOrCaipNetworkId || network.caipNetworkId === slugOrCaipNetworkId,
  )?.network
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
