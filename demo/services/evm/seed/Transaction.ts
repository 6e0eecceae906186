/** `eth_sendTransaction` of an account whose key the node holds. */
export interface Transaction {
  from: string
  /** Receiver or called contract; undefined if the transaction creates a contract. */
  to?: string
  data?: string
  /** Wei. */
  value?: bigint
  /** Gas limit, if the default of `seedEvmChain` is too low. */
  gas?: number
}

export interface PastBlock {
  daysAgo: number
  transactions: Transaction[]
}
