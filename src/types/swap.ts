import type { CaipNetworkId } from './caip.ts'

/** A token that can be swapped on its network. */
export interface SwapToken {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10; for the native token what the service puts there. */
  address: string
  /** The native token is no contract. */
  isNative: boolean
  decimals: number
  iconUrl: string | null
}

/** What would arrive for an amount, after the fee of the service, in base units of either token. */
export interface SwapQuote {
  fromAmount: bigint
  toAmount: bigint
}

/** The direction and the size of a change since the quote before, in hundredths of a percent, rounded down. */
export interface QuoteChange {
  direction: 'more' | 'less'
  hundredths: bigint
}

/** Which of the two tokens is meant. */
export type SwapTarget = 'source' | 'to'
