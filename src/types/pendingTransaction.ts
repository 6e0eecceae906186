import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { TransactionKind } from './host.ts'
import type { PageTransaction, StoredCall } from './pageTransaction.ts'

/** `speedUp` repeats the payment with a higher fee; `cancel` replaces it by a payment to the account itself. */
export type ReplacementKind = 'speedUp' | 'cancel'

/**
 * `replaced`: another transaction with the same nonce was mined. `cancelled`: a transaction that pays the account itself
 * was mined in its place. `dropped`: its blockhash or era has expired, so that it can no longer be included. `unknown`:
 * nodes have not known the transaction for a long time, or the wallet does not know the status of a batch; it may still
 * be included. `partial`: some calls of a batch failed. `foreign`: the wallet named a transaction of another account.
 */
export type PendingPhase =
  | 'submitted'
  | 'confirmed'
  | 'failed'
  | 'partial'
  | 'replaced'
  | 'cancelled'
  | 'dropped'
  | 'unknown'
  | 'foreign'

/** Block that includes a transaction, and whether a reorganization can no longer remove it. */
export interface InclusionBlock {
  /** On Solana the slot. */
  height: number
  /** Empty on Solana, where a status names the slot alone. */
  hash: string
  isFinal: boolean
}

/** A transfer that a node shows where another was ordered. */
export interface OnChainTransfer {
  to: string
  /** Address of the token's contract; null for the native token. */
  token: string | null
  /** Null for a call of a contract that transfers no native token itself. */
  amountBaseUnits: bigint | null
  /** Decimals of the token; undefined if it is not the order's. */
  decimals?: number | undefined
}

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
  /** Nonce of the transaction; null in namespaces without nonces, and until a node has returned the nonce. */
  nonce: number | null
  /**
   * The ordered call. A node's transaction is compared with it, and a replacement with a higher fee is recognized by the
   * same call. On Solana and Bitcoin it is a digest of what a page has requested. Null in families that compare what the
   * wallet has signed, and for a batch.
   */
  call: StoredCall | null
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
  /** The ordered calls of a batch, in their order; undefined if they are unknown. */
  calls?: readonly StoredCall[] | undefined
  /** Set if the wallet sent something other than the reviewed order. */
  differs?: SentInstead | undefined
  /**
   * Host of the nodes that alone show the difference, or another account's signature; undefined if several hosts show it,
   * or the signed bytes.
   */
  onlyHost?: string | undefined
  /** True if nodes do not show whether the confirmed transaction is the order. */
  isUncompared?: boolean | undefined
  /**
   * The kind of `hash`, if it is not a transaction's: `proposal` is the safeTxHash of a Safe, which its owners still
   * sign; `userOperation` that of ERC-4337. `replacedBy` then is the transaction that carries it out.
   */
  hashKind?: 'proposal' | 'userOperation' | undefined
  /** Block of a settled transaction; undefined in families that settle a transaction once its block is final. */
  block?: InclusionBlock | undefined
  /**
   * The most that the network may take by the reviewed order: a whole number of base units of the native token, as text.
   * Undefined where the review has shown none.
   */
  feeCeiling?: string | undefined
  /** The most that the transaction lets the network take, if that is more than `feeCeiling`; in the same form. */
  raisedFee?: string | undefined
  /** Number of reorganizations that took a confirmation back. */
  takenBack?: number | undefined
}

export type TransactionSighting =
  /** `hashKind` names a hash that is not a transaction's; see `PendingTransaction`. */
  | { state: 'unknown'; hashKind?: PendingTransaction['hashKind'] }
  /** No node knows the transaction and its blockhash has expired. */
  | { state: 'expired' }
  /** The wallet does not know the status of a batch. */
  | { state: 'untold' }
  /** Another account has signed the transaction. */
  | { state: 'foreign'; onlyHost?: string | undefined }
  /**
   * `instead` is set if the transaction is not the ordered call: the transfer that it makes, null if unreadable. With
   * `onlyHost`, nodes of that host alone show it. `raisedFee` is set if the network may take more than was reviewed.
   */
  | {
      state: 'waiting'
      nonce: number | null
      input?: string
      inputs?: readonly string[]
      instead?: OnChainTransfer | null
      raisedFee?: string
      onlyHost?: string | undefined
    }
  /**
   * `by` is the hash of the transaction that carries out a batch, a proposal or a user operation; otherwise undefined.
   * `carriers` are the hashes of all transactions that carry out a batch, in their order.
   * `block` is undefined if the transaction is final. `isUncompared` is true if nodes do not show whether it is the order.
   */
  | {
      state: 'confirmed' | 'failed' | 'partial'
      by?: string | null
      carriers?: readonly string[]
      block?: InclusionBlock
      hashKind?: PendingTransaction['hashKind']
      instead?: OnChainTransfer | null
      raisedFee?: string
      isUncompared?: boolean
      onlyHost?: string | undefined
    }
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

/** A batch that a wallet calls confirmed, and the transactions that it names for it. */
export type CarriedOut = Extract<TransactionSighting, { state: 'confirmed' | 'failed' | 'partial' }>

/** Resolves with the hashes of the transactions that a history service lists for one nonce of an account. */
export type FindHashes = (nonce: number) => Promise<readonly string[]>

/** Reads transactions that the page sends through the host provider. */
export interface PageReader {
  /**
   * Reads a transaction from the page's parameters and the wallet's response; null if the response contains no
   * transaction id.
   */
  read(params: unknown, response: unknown): PageTransaction | null | Promise<PageTransaction | null>
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
  /** True if `read` compares a node's transaction with `call`, which is worth a look before anything is told. */
  compares?: boolean
  /** True if a transaction's hash proves all that `read` compares, so that one node is enough. */
  isProvedByHash?: boolean
  /**
   * Compares the transactions `carriers`, which a wallet names for the confirmed batch, with `transaction.calls`. Resolves
   * with `seen` as nodes show it: with `instead`, `isUncompared`, or failed; `unknown` if a node does not know a transaction. Rejects with
   * the errors of `rpc`; SERVICE_INVALID_RESPONSE if a response is malformed.
   */
  compareBatch?(
    transaction: PendingTransaction,
    seen: CarriedOut,
    rpc: RpcRequest,
  ): Promise<TransactionSighting>
  /** Broadcasts a signed transaction again. Rejects with the errors of `rpc`. */
  rebroadcast?(signed: SignedTransaction, rpc: RpcRequest): Promise<void>
}
