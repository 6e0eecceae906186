import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { TransactionKind } from './host.ts'
import type { PageTransaction } from './pageTransaction.ts'

/** `speedUp` repeats the payment with a higher fee; `cancel` replaces it by a payment to the account itself. */
export type ReplacementKind = 'speedUp' | 'cancel'

/**
 * `replaced`: another transaction with the same nonce was mined. `dropped`: nodes have not known the transaction for a
 * long time, or its blockhash has expired; for a batch, the wallet does not know its status. `partial`: some calls of a
 * batch failed. `cancelled`: a transaction that pays the account itself was mined in its place.
 */
export type PendingPhase =
  | 'submitted'
  | 'confirmed'
  | 'failed'
  | 'partial'
  | 'replaced'
  | 'cancelled'
  | 'dropped'

/** A transaction that the page that sent it may broadcast again, on Solana, Polkadot and Bitcoin. */
export interface SignedTransaction {
  /** The signed transaction in its wire format, as base64. */
  transaction: string
  /**
   * The last block height at which the transaction can be included. On Polkadot this is the end of the era. On Bitcoin
   * a transaction does not expire, so the value is higher than any block.
   */
  lastValidBlockHeight: number
}

/** The transfer that a wallet signed or broadcast instead of the reviewed order. Members that cannot be read are null. */
export interface SentInstead {
  /** The receiver's address. */
  to: string | null
  /** A decimal string in units of `token`; in base units if the token is not the order's and not the native one. */
  amount: string | null
  /** Symbol of `amount`'s unit. */
  symbol: string | null
  /** Address of the token's contract or mint; null for the native token. */
  token: string | null
}

/** A transaction sent from this browser, stored until the history service lists it. */
export interface PendingTransaction {
  /** Transaction hash; on Solana the first signature; for a batch the id that the wallet returned. */
  hash: string
  namespace: Namespace
  caipNetworkId: CaipNetworkId
  from: string
  kind: TransactionKind
  phase: PendingPhase
  /** The receiver's address; empty for a transaction of the page that is not a plain transfer of the native token. */
  to: string
  /** A decimal string in token units. */
  amount: string
  symbol: string
  iconUrl: string | null
  /** CAIP-10 id of the token; null for the native token. */
  token: string | null
  /** Milliseconds since the epoch. */
  sentAt: number
  explorerUrl: string | null
  /** Nonce of the transaction; null in namespaces without nonces, and until a node has returned the nonce. */
  nonce: number | null
  /**
   * Call of the transaction. A replacement with a higher fee is recognized by the same call. Null if it is too long to
   * store.
   */
  call: { to: string; value: string; data: string } | null
  /** Hash of the replacement; null if the replacement was not found. For a batch, the hash of its last transaction. */
  replacedBy: string | null
  /** True if the replacement makes the same call and has succeeded. */
  spedUp: boolean
  /** The transaction that this one replaces; undefined if it replaces none. */
  replaces?: { hash: string; kind: ReplacementKind } | undefined
  /**
   * The signed transaction, set while the phase is `submitted`, if the wallet signed it and left the broadcast to the
   * page.
   */
  signed?: SignedTransaction | undefined
  /**
   * On bip122, the output that the first input spends, as `{txid}:{vout}`. A replacement is found by this output, which
   * it also spends.
   */
  input?: string | undefined
  /**
   * On bip122, all outputs that the transaction spends, as `{txid}:{vout}`. They are not spent again, except to replace the
   * transaction. Undefined until they are known.
   */
  inputs?: readonly string[] | undefined
  /** True for a batch of calls (EIP-5792), whose status only the wallet reports. */
  isBatch?: boolean | undefined
  /** Set if the wallet sent something other than the reviewed order. */
  differs?: SentInstead | undefined
}

export type TransactionSighting =
  | { state: 'unknown' }
  /** No node knows the transaction and its blockhash has expired, or the wallet does not know the status of a batch. */
  | { state: 'expired' }
  | { state: 'waiting'; nonce: number | null; input?: string; inputs?: readonly string[] }
  /** `by` is the hash of the last transaction of a batch; undefined for a single transaction. */
  | { state: 'confirmed' | 'failed' | 'partial'; by?: string | null }
  /**
   * `by` is the replacement's hash, null if it was not found. `repeats` is true if the replacement makes the same call,
   * `cancels` if it pays only the account itself.
   */
  | {
      state: 'replaced'
      by: string | null
      repeats: boolean
      succeeded: boolean
      cancels?: boolean
    }

/** Resolves with the hashes of the transactions that a history service lists for one nonce of an account. */
export type FindHashes = (nonce: number) => Promise<readonly string[]>

/** Reads transactions that the page sends through the host provider. */
export interface PageReader {
  /**
   * Reads a transaction from the page's parameters and the wallet's response; null if the response contains no
   * transaction id.
   */
  read(params: unknown, response: unknown): PageTransaction | null
  /** Requests the status of a batch from the wallet. Never prompts. Rejects with the wallet's errors. */
  readBatch?(provider: unknown, id: string): Promise<TransactionSighting>
}

export interface TransactionReader {
  /**
   * Reads the state of a transaction from a network's nodes. Rejects with the errors of `rpc`; SERVICE_INVALID_RESPONSE
   * if a response is malformed.
   */
  read(
    transaction: PendingTransaction,
    rpc: RpcRequest,
    findHashes: FindHashes,
  ): Promise<TransactionSighting>
  /**
   * Time in ms after which a transaction that nodes do not know counts as dropped. Before that time, the transaction
   * may still be on its way from the wallet's own node to these nodes.
   */
  unknownMs: number
  /** Broadcasts a signed transaction again. Rejects with the errors of `rpc`. */
  rebroadcast?(signed: SignedTransaction, rpc: RpcRequest): Promise<void>
}
