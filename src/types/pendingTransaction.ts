import type { CaipNetworkId, Namespace } from './caip.ts'

export type TransactionKind = 'send' | 'swap' | 'approve'

/**
 * Where a transaction is that was handed to a wallet: `replaced` by another of the same nonce, which a wallet makes to
 * speed up or cancel; `dropped` when the network has not known it for a long time.
 */
export type PendingPhase = 'submitted' | 'confirmed' | 'failed' | 'replaced' | 'dropped'

/** A transaction of this browser, from the wallet's answer until history tells of it. */
export interface PendingTransaction {
  /** Of the transaction; on solana its first signature. */
  hash: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  from: string
  kind: TransactionKind
  phase: PendingPhase
  /** Who gets it. */
  to: string
  /** An exact decimal in token units. */
  amount: string
  symbol: string
  iconUrl: string | null
  /** CAIP-10 of the token; null for the native one. */
  token: string | null
  /** Milliseconds since the epoch. */
  sentAt: number
  explorerUrl: string | null
  /** Null until a node has shown it, and where a namespace has none. */
  nonce: number | null
  /** What went to the chain, so that a copy with a higher fee is known as one; null where that is too long to keep. */
  call: { to: string; value: string; data: string } | null
  /** The hash of the one that took its place, where it was found. */
  replacedBy: string | null
  /** That one does the same, and has: the wallet sped it up. */
  spedUp: boolean
}

/** What a network's nodes say of a transaction. */
export type TransactionSighting =
  | { state: 'unknown' }
  | { state: 'waiting'; nonce: number | null }
  | { state: 'confirmed' }
  | { state: 'failed' }
  /** `repeats`: the other one does the same. */
  | { state: 'replaced'; by: string | null; repeats: boolean; succeeded: boolean }
