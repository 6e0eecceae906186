import type { CaipNetworkId } from './caip.ts'

/** A page's request to send a transaction by the provider. */
export interface PageRequest {
  caipNetworkId: CaipNetworkId
  from: string
  /** The parameters that name the transaction, in the family's form. */
  params?: unknown
}

/** A transaction of the page that the wallet has broadcast. */
export interface PageTransaction {
  hash: string
  /** Null unless the request is a plain transfer of the native token. `amount` is in base units. */
  transfer: { to: string; amount: bigint } | null
  /** The call, by which a replacement with a higher fee is recognized; null if it is not known or too long to store. */
  call: { to: string; value: string; data: string } | null
  isBatch?: boolean
}
