import type { CaipNetworkId } from './caip.ts'

/** A token of an account, in the form of the blockchain API. */
export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 id of the token; undefined for the native one. */
  address?: string | undefined
  /** Value in USD, for display only: it is not exact. */
  value?: number | undefined
  /** Price of one token in USD, for display only. */
  price?: number | undefined
  /** `numeric` is an exact decimal string in token units. */
  quantity: { decimals: string; numeric: string }
  /** Change of `numeric` by transactions in the mempool, an exact signed decimal string; absent for none. */
  pending?: string | undefined
  /** True if the balance has not been read; `numeric` is then meaningless. */
  isUnknown?: boolean
  iconUrl: string | null
}

export interface TokenUnit {
  symbol: string
  decimals: number
}
