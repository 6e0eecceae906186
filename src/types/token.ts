import type { CaipNetworkId } from './caip.ts'

/** What an account holds of a token, as the blockchain API tells it. */
export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 of the token; absent for the native one. */
  address?: string | undefined
  /** In USD. For showing only: it is no exact amount. */
  value?: number | undefined
  /** In USD for one token. For showing only. */
  price?: number | undefined
  /** `numeric` is an exact decimal string in token units. */
  quantity: { decimals: string; numeric: string }
  /** Nobody has told yet how much the account holds: `numeric` says nothing. */
  isUnknown?: boolean
  iconUrl: string | null
}

/** How amounts of a token are written. */
export interface TokenUnit {
  symbol: string
  decimals: number
}
