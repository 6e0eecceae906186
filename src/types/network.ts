import type { CaipNetworkId, Namespace } from './caip.ts'

export interface NativeCurrency {
  name: string
  symbol: string
  decimals: number
}

/** A network. `id` is a number for eip155, the CAIP-2 reference for other namespaces. */
export interface Network {
  id: number | string
  name: string
  chainNamespace: Namespace
  caipNetworkId: CaipNetworkId
  nativeCurrency: NativeCurrency
  rpcUrls: { default: { http: readonly string[] } }
  blockExplorers?: { default: { name: string; url: string } } | undefined
  testnet?: boolean | undefined
  /** SS58 prefix of Polkadot addresses. Built-in networks have their own; the default of others is 42. */
  ss58Prefix?: number | undefined
  assets?: { imageId?: string | undefined; imageUrl?: string | undefined } | undefined
}
