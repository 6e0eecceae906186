/** A transfer of an asset. Addresses are in lower case. */
export interface AssetMove {
  standard: 'native' | 'ERC20' | 'ERC721' | 'ERC1155'
  /** Address of the token; undefined for the native token. */
  contract?: string
  /** The id of a collectible. */
  tokenId?: bigint
  from: string
  to: string
  /** Amount in base units; for collectibles, their number. */
  amount: bigint
}

/** An approval that an owner gave to a spender. */
export interface Allowance {
  contract: string
  owner: string
  spender: string
  /** Amount of an ERC-20 in base units. */
  amount?: bigint
  /**
   * The token's id in an ERC-721 contract. Without `amount` and `tokenId`, the approval is for the whole collection.
   */
  tokenId?: bigint
}

/** A mined transaction with its transfers and approvals. */
export interface IndexedTransaction {
  hash: string
  block: number
  position: number
  /** Time of its block, in seconds since 1970. */
  minedAt: number
  from: string
  /** Receiver or called contract; null if the transaction created a contract. */
  to: string | null
  input: string
  value: bigint
  nonce: number
  hasFailed: boolean
  created: string | null
  moves: AssetMove[]
  allowances: Allowance[]
}
