import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { Network } from './network.ts'
import type { TokenBalance } from './token.ts'

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

export interface HistoryPage {
  /** Newest first. */
  transactions: Transaction[]
  /** Cursor of the next page; null after the last. */
  next: string | null
}

export interface NodeHistoryRequest {
  /** The plain address, not CAIP-10. */
  address: string
  caipNetworkId: CaipNetworkId
  nativeCurrency: Network['nativeCurrency']
  /** Tokens with known names; others are named by their address. */
  tokens: readonly TokenBalance[]
  cursor?: string | undefined
  signal?: AbortSignal | undefined
}

/** Reads a page of an account's transactions from a node. Rejects with errors of `rpc`, or SERVICE_INVALID_RESPONSE. */
export type ReadNodeHistory = (request: NodeHistoryRequest, rpc: RpcRequest) => Promise<HistoryPage>
