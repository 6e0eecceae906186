/** What moved from one address to another; addresses in lower case. */
export interface AssetMove {
  standard: 'native' | 'ERC20' | 'ERC721' | 'ERC1155'
  /** Absent for the chain's own coin. */
  contract?: string
  /** Of a collectible. */
  tokenId?: bigint
  from: string
  to: string
  /** In base units; of collectibles how many. */
  amount: bigint
}

/** Leave that an owner gave to somebody else. */
export interface Allowance {
  contract: string
  owner: string
  spender: string
  /** Of an ERC-20, in base units. */
  amount?: bigint
  /** Of an ERC-721: this one alone. Neither: all of a collection. */
  tokenId?: bigint
}

/** A mined transaction and what it did. */
export interface IndexedTransaction {
  hash: string
  block: number
  position: number
  /** Of its block, in seconds since 1970. */
  minedAt: number
  from: string
  /** Null where it created a contract. */
  to: string | null
  input: string
  value: bigint
  nonce: number
  hasFailed: boolean
  created: string | null
  moves: AssetMove[]
  allowances: Allowance[]
}
