import type { CaipNetworkId } from './caip.ts'

/**
 * Call of a transaction. `digest` is set, and `data` is empty, if the data is too long to store: the family says of
 * which hash function.
 */
export interface StoredCall {
  to: string
  value: string
  data: string
  digest?: string | undefined
  /** True if the request delegates accounts to code by an authorization list (EIP-7702). */
  authorizes?: boolean | undefined
}

/** A page's request for a transaction, made through the host provider. */
export interface PageRequest {
  caipNetworkId: CaipNetworkId
  from: string
  /** The request's parameters that describe the transaction, in the form of the chain family. */
  params?: unknown
}

/** A transaction of the page that the wallet has broadcast. */
export interface PageTransaction {
  hash: string
  /**
   * The receiver, and the amount in base units; null unless the transaction is a plain transfer of the native token.
   */
  transfer: { to: string; amount: bigint } | null
  /**
   * The requested call. A node's transaction is compared with it, and a replacement with a higher fee is recognized by
   * the same call. Null if it is unknown.
   */
  call: StoredCall | null
  isBatch?: boolean
  /** The requested calls of a batch; undefined if they cannot be read. */
  calls?: readonly StoredCall[] | undefined
}
