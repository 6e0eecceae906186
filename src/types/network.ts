import type { CaipNetworkId, Namespace } from './caip.ts'

export interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
}

/** A chain a visitor can be on. Numbers for eip155, the CAIP-2 reference for the other namespaces. */
export interface Network {
  id: number | string
  name: string
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
  nativeCurrency: NativeCurrency
  rpcUrls: { default: { http: readonly string[] } }
  blockExplorers?: { default: { name: string; url: string } } | undefined
  testnet?: boolean | undefined
  /** Polkadot's: the number in the network's addresses (SS58). Built-in networks are known; others have 42. */
  ss58Prefix?: number | undefined
  assets?: { imageId?: string | undefined; imageUrl?: string | undefined } | undefined
}
