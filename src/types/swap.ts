import type { CaipNetworkId } from './caip.ts'

export interface SwapToken {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 id; that of the native token contains a placeholder of the service. */
  address: string
  /** True for the native token, which has no contract. */
  isNative: boolean
  decimals: number
  iconUrl: string | null
}

/** Amounts in base units of each token, after the service's fee. */
export interface SwapQuote {
  fromAmount: bigint
  toAmount: bigint
}

/** Change since the former quote, in hundredths of a percent, rounded down. */
export interface QuoteChange {
  direction: 'more' | 'less'
  hundredths: bigint
}

export type SwapTarget = 'source' | 'to'
