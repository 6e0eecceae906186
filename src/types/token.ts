import type { CaipNetworkId } from './caip.ts'

/** A token of an account, in the form of the blockchain API. */
export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 of the token; undefined for the native one. */
  address?: string | undefined
  /** In USD, for display only: not exact. */
  value?: number | undefined
  /** USD per token, for display only. */
  price?: number | undefined
  /** `numeric` is an exact decimal string in token units. */
  quantity: { decimals: string; numeric: string }
  /** True if the balance was not read yet: `numeric` is meaningless. */
  isUnknown?: boolean
  iconUrl: string | null
}

export interface TokenUnit {
  symbol: string
  decimals: number
}
