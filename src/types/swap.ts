import type { CaipNetworkId } from './caip.ts'

export interface SwapToken {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 id. For the native token, the id ends with a placeholder of the service. */
  address: string
  /** True for the native token, which has no contract. */
  isNative: boolean
  decimals: number
  iconUrl: string | null
}

/** A quote in base units of each token, with the service's fee already subtracted. */
export interface SwapQuote {
  fromAmount: bigint
  toAmount: bigint
}

/** Change of a quoted amount since the previous quote, in hundredths of a percent, rounded down. */
export interface QuoteChange {
  direction: 'more' | 'less'
  hundredths: bigint
}

export type SwapTarget = 'source' | 'to'
