import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { TransactionKind } from './host.ts'
import type { PageTransaction } from './pageTransaction.ts'

/**
 * `replaced`: another transaction with the same nonce was mined. `dropped`: nodes have not known it for a long time, or
 * its blockhash has ended; of a batch, the wallet cannot tell its status. `partial`: some calls of a batch failed.
 */
export type PendingPhase = 'submitted' | 'confirmed' | 'failed' | 'partial' | 'replaced' | 'dropped'

/** A transaction that its sender's page may broadcast again, on Solana, Polkadot and Bitcoin. */
export interface SignedTransaction {
  /** Base64 of the wire format. */
  transaction: string
  /** The last block height at which it can land; on Polkadot the end of its era; beyond any block on Bitcoin. */
  lastValidBlockHeight: number
}

/** A transaction sent from this browser, stored until the history service lists it. */
export interface PendingTransaction {
  /** Transaction hash; on Solana the first signature; of a batch the id that the wallet gave it. */
  hash: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  from: string
  kind: TransactionKind
  phase: PendingPhase
  /** The receiver; empty if a transaction of the page is not a plain transfer of the native token. */
  to: string
  /** An exact decimal string in token units. */
  amount: string
  symbol: string
  iconUrl: string | null
  /** CAIP-10 of the token; null for the native one. */
  token: string | null
  /** Milliseconds since the epoch. */
  sentAt: number
  explorerUrl: string | null
  /** Null in namespaces without nonces, and before it was read from a node. */
  nonce: number | null
  /** The signed call, by which a replacement with a higher fee is recognized; null if it is too long to store. */
  call: { to: string; value: string; data: string } | null
  /** The hash of the replacement, if it was found; of a batch the hash of its last transaction. */
  replacedBy: string | null
  /** True if the replacement makes the same call and succeeded. */
  spedUp: boolean
  /** Set while it is submitted, if the wallet signed it and left the broadcast to the page. */
  signed?: SignedTransaction | undefined
  /** On bip122 the output that its first input spends, as `{txid}:{vout}`, by which a replacement is found. */
  input?: string | undefined
  /** True for a batch of calls (EIP-5792), whose status only the wallet knows. */
  isBatch?: boolean | undefined
}

export type TransactionSighting =
  | { state: 'unknown' }
  /** No node knows it, and its blockhash has ended; or the wallet cannot tell the status of a batch. */
  | { state: 'expired' }
  | { state: 'waiting'; nonce: number | null; input?: string }
  /** `by`: the hash of a batch's last transaction. */
  | { state: 'confirmed' | 'failed' | 'partial'; by?: string | null }
  /** `repeats`: the replacement makes the same call. */
  | { state: 'replaced'; by: string | null; repeats: boolean; succeeded: boolean }

/** Resolves with the hashes that a history service lists for a nonce of an account. */
export type FindHashes = (nonce: number) => Promise<readonly string[]>

/** Reads transactions that the page sends by the provider. */
export interface PageReader {
  /** Reads a transaction from the page's request and the wallet's response. Null if the response names none. */
  read(params: unknown, response: unknown): PageTransaction | null
  /** Reads the status of a batch from the wallet. Never prompts. Rejects with the wallet's errors. */
  readBatch?(provider: unknown, id: string): Promise<TransactionSighting>
}

export interface TransactionReader {
  /**
   * Reads the state of a transaction from a network's nodes. Rejects with errors of `rpc`, or SERVICE_INVALID_RESPONSE.
   */
  read(
    transaction: PendingTransaction,
    rpc: RpcRequest,
    findHashes: FindHashes,
  ): Promise<TransactionSighting>
  /**
   * Time in milliseconds after which a transaction that nodes do not know counts as dropped: wallets may broadcast to
   * nodes that share it late.
   */
  unknownMs: number
  /** Broadcasts a signed transaction again. Rejects with errors of `rpc`. */
  rebroadcast?(signed: SignedTransaction, rpc: RpcRequest): Promise<void>
}
