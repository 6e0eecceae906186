import type { Namespace } from '../types/caip.ts'
import type { NativeCurrency } from '../types/network.ts'
import type { NetworkDefinition } from './ChainFamily.ts'

/** The columns that tables of built-in networks share. Nodes and explorers are hosts with their path. */
type Row = readonly [
  slug: string,
  id: number | string,
  name: string,
  /** Empty for none. */
  node: string,
  explorerName: string,
  explorer: string,
  testnet: boolean,
  imageId?: string | undefined,
]

export function defineNetwork(
  chainNamespace: Namespace,
  nativeCurrency: NativeCurrency,
  [slug, id, name, node, explorerName, explorer, testnet, imageId]: Row,
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
      testnet,
      assets: { imageId },
    },
  }
}
