/** `eth_sendTransaction` of an account whose key the node holds. */
export interface Transaction {
  from: string
  /** Absent for one that creates a contract. */
  to?: string
  data?: string
  /** Wei. */
  value?: bigint
  /** Set if it needs more than most. */
  gas?: number
}

/** The transactions of one block, and its age. */
export interface PastBlock {
  daysAgo: number
  transactions: Transaction[]
}
