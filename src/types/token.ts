import type { CaipNetworkId } from './caip.ts'

/** A token of ERC-721, which has one holder, or of ERC-1155, of which several may be held. */
export interface Collectible {
  standard: 'erc721' | 'erc1155'
  /** A whole number in decimal digits. */
  id: string
  /** The name that the contract gives its collection; empty without one. */
  collection: string
}

/** A token that an account holds, in the form of the blockchain API. */
export interface TokenBalance {
  name: string
  symbol: string
  chainId: CaipNetworkId
  /** CAIP-10 id of the token; undefined for the native token. */
  address?: string | undefined
  /** Value of the balance in USD, for display only, since it is not exact. */
  value?: number | undefined
  /** Price of one token in USD, for display only. */
  price?: number | undefined
  /** `numeric` is a decimal string in token units. */
  quantity: { decimals: string; numeric: string }
  /**
   * Change of the balance by transactions in the mempool: a signed decimal string in token units; undefined if there is
   * none.
   */
  pending?: string | undefined
  /** True if the balance has not been read. `numeric` has no meaning then. */
  isUnknown?: boolean
  /** True if no list has the token, so that unit and symbol are its contract's alone. */
  isUnlisted?: boolean
  /** Symbol of the native coin or of a known token, if this token has one that looks like it at another address. */
  imitates?: string
  /** Set if the token is a collectible of the contract at `address`. It has no decimals. */
  collectible?: Collectible | undefined
  iconUrl: string | null
}

export interface TokenUnit {
  symbol: string
  decimals: number
  /** True if the issuer can take the token from any account, as the permanent delegate of Token-2022 can. */
  isRevocable?: boolean
  /** Address of the token, if the unit was read from an account of it. */
  address?: string
  /** True if neither the package nor the page lists the token, so that its symbol is its contract's alone. */
  isUnlisted?: boolean
  /** Symbol of the native coin or of a known token, if this token has one that looks like it at another address. */
  imitates?: string
}
