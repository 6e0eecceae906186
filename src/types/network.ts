import type { CaipNetworkId, Namespace } from './caip.ts'

export interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
}

/** A network. `id` is the chain id as a number on eip155, and the CAIP-2 reference in other namespaces. */
export interface Network {
  id: number | string
  name: string
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
  nativeCurrency: NativeCurrency
  rpcUrls: { default: { http: readonly string[] } }
  blockExplorers?: { default: { name: string; url: string } } | undefined
  testnet?: boolean | undefined
  /** SS58 prefix of Polkadot addresses; 42 by default. Built-in networks have their prefix set. */
  ss58Prefix?: number | undefined
  assets?: { imageId?: string | undefined; imageUrl?: string | undefined } | undefined
}

/**
 * An EVM network as viem and wagmi export it. Its namespace and CAIP-2 id follow from `id`. A member that is missing is that
 * of the built-in network with this id, and else unknown.
 */
export interface EvmChain extends Partial<Network> {
  id: number
  nativeCurrency: NativeCurrency
}
