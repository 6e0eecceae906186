import type { SwapToken } from './swap.ts'

/** An exact rate: `over / under` base units of one token for a base unit of another. Both are positive. */
export interface Ratio {
  over: bigint
  under: bigint
}

/** A trade for which pools are read. Without a target only prices are read. */
export interface MarketRequest {
  source: SwapToken
  target: SwapToken | null
  /** Amount in base units of the source. A pool counts only if it is several times deeper. */
  amount: bigint
}

/** Middle prices of pools, before fees and before the trade's own effect. */
export interface MarketReading {
  /** Target for source; null if no pools are deep enough. */
  rate: Ratio | null
  /** US dollars per token, by CAIP-10 id in lower case: pools of well-known dollar tokens, each counted as one dollar. */
  prices: Readonly<Record<string, number>>
}

/** The value of a trade's source in base units of its target, for each base unit of the source. */
export interface Expectation {
  ratio: Ratio
  /** True if the swap service has no part in it. */
  isIndependent: boolean
}
