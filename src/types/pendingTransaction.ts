import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'

export type TransactionKind = 'send' | 'swap' | 'approve'

/** `replaced` by one with the same nonce, to speed up or cancel; `dropped` after nodes have not known it for long. */
export type PendingPhase = 'submitted' | 'confirmed' | 'failed' | 'replaced' | 'dropped'

/** A transaction of this browser, kept until the history service lists it. */
export interface PendingTransaction {
  /** On Solana the first signature. */
  hash: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  from: string
  kind: TransactionKind
  phase: PendingPhase
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
  /** Null until read from a node, and in namespaces without nonces. */
  nonce: number | null
  /** The signed call, by which a copy with a higher fee is recognized; null if it is too long to keep. */
  call: { to: string; value: string; data: string } | null
  /** The hash of the replacement, if it was found. */
  replacedBy: string | null
  /** True if the replacement makes the same call and succeeded. */
  spedUp: boolean
}

export type TransactionSighting =
  | { state: 'unknown' }
  | { state: 'waiting'; nonce: number | null }
  | { state: 'confirmed' }
  | { state: 'failed' }
  /** `repeats`: the replacement makes the same call. */
  | { state: 'replaced'; by: string | null; repeats: boolean; succeeded: boolean }

/** Gives the hashes that a history has of an account's transactions with a nonce. */
export type FindHashes = (nonce: number) => Promise<readonly string[]>

export interface TransactionReader {
  /** Asks a network's nodes for a transaction. Rejects with what `rpc` throws, or SERVICE_INVALID_RESPONSE. */
  read(
    transaction: PendingTransaction,
    rpc: RpcRequest,
    findHashes: FindHashes,
  ): Promise<TransactionSighting>
  /** A transaction unknown to the nodes for this long counts as dropped: wallets may broadcast where nodes do not see it. */
  unknownMs: number
}
