/** What `eth_sendTransaction` takes of an account that the node holds the key of. */
export interface Transaction {
  from: string
  /** Absent for one that creates a contract. */
  to?: string
  data?: string
  /** Wei. */
  value?: bigint
  /** Where it needs more than most. */
  gas?: number
}

/** The transactions of one block, and how long before now it was made. */
export interface PastBlock {
  daysAgo: number
  transactions: Transaction[]
}
