import type { CaipNetworkId } from './caip.ts'

/** Whether an account got something, gave it, or gave it to itself. */
export type TransferDirection = 'in' | 'out' | 'self'

/** One token or NFT that changed hands. Absent parts are null. */
export interface Transfer {
  direction: TransferDirection
  /** An exact decimal string in token units. */
  quantity: { numeric: string }
  /** In USD. For showing only. */
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

/** A transaction of an account, as the history service tells it. */
export interface Transaction {
  id: string
  metadata: {
    /** What was done: `send`, `receive`, `trade` …; a word that is not known here is shown as `execute`. */
    operationType: string
    /** Null where a row stands for no transaction of a chain. */
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
