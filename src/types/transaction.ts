import type { CaipNetworkId } from './caip.ts'

export type TransferDirection = 'in' | 'out' | 'self'

/** A transfer of a token or NFT; missing parts are null. */
export interface Transfer {
  direction: TransferDirection
  /** An exact decimal string in token units. */
  quantity: { numeric: string }
  /** Value in USD, for display only. */
  value: number | null
  fungibleInfo: { name: string | null; symbol: string | null; iconUrl: string | null } | null
  nftInfo: {
    name: string | null
    previewUrl: string | null
    detailUrl: string | null
    isSpam: boolean
  } | null
}

export type TransactionStatus = 'confirmed' | 'failed' | 'pending'

/** A transaction in the form of the history service. */
export interface Transaction {
  id: string
  metadata: {
    /** Operation, such as `send`, `receive` or `trade`; an unknown one is shown as `execute`. */
    operationType: string
    /** Null if the row is not a transaction on chain. */
    hash: string | null
    chain: CaipNetworkId | null
    /** Milliseconds since the epoch. */
    minedAt: number
    sentFrom: string
    sentTo: string
    status: TransactionStatus
    nonce: number | null
  }
  transfers: Transfer[]
}
