import type { CaipNetworkId } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { Network } from './network.ts'
import type { TokenBalance } from './token.ts'

export type TransferDirection = 'in' | 'out' | 'self'

/** A transfer of a token or an NFT; unknown properties are null. */
export interface Transfer {
  direction: TransferDirection
  /** `numeric` is a decimal string in token units. */
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

/** A transaction in the form of the history API. */
export interface Transaction {
  id: string
  metadata: {
    /** Operation, such as `send`, `receive` or `trade`; a type without a text is shown as `execute`. */
    operationType: string
    /** Transaction hash; null if the row is not an on-chain transaction, such as a purchase. */
    hash: string | null
    chain: CaipNetworkId | null
    /** Milliseconds since the epoch. */
    minedAt: number
    sentFrom: string
    sentTo: string
    status: TransactionStatus
    nonce: number | null
  }
  transfers: readonly Transfer[]
}

/** Why a transaction is likely spam. `symbol` is that of the token that another one imitates. */
export type Suspicion = { kind: 'link' } | { kind: 'zero' } | { kind: 'imitates'; symbol: string }

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
  /** Tokens whose names are known. Any other token is shown by its address. */
  tokens: readonly TokenBalance[]
  /** The connected wallet's provider, which lists the account's addresses in families with several. */
  provider?: unknown
  cursor?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads a page of an account's transactions from a node. Rejects with the errors of `rpc`; SERVICE_INVALID_RESPONSE if
 * a response is malformed.
 */
export type ReadNodeHistory = (request: NodeHistoryRequest, rpc: RpcRequest) => Promise<HistoryPage>
