import type { Namespace } from '../types/caip.ts'
import type { NativeCurrency } from '../types/network.ts'
import type { NetworkDefinition } from './ChainFamily.ts'

/** A row in the tables of built-in networks. `node` and `explorer` are URLs without `https://`. */
type Row = readonly [
  slug: string,
  id: number | string,
  name: string,
  /** Host and path of a public node; empty if the network has none. */
  node: string,
  explorerName: string,
  explorer: string,
  imageId?: string | undefined,
]

export function defineNetwork(
  chainNamespace: Namespace,
  nativeCurrency: NativeCurrency,
  [slug, id, name, node, explorerName, explorer, imageId]: Row,
): NetworkDefinition {
  return {
    slug,
    network: {
      id,
      name,
      chainNamespace,
      caipNetworkId: `${chainNamespace}:${id}`,
      nativeCurrency,
      rpcUrls: { default: { http: node ? [`https://${node}`] : [] } },
      blockExplorers: { default: { name: explorerName, url: `https://${explorer}` } },
      testnet: /sepolia|devnet|testnet|westend/.test(slug),
      assets: { imageId },
    },
  }
}
