import type { CaipNetworkId } from './caip.ts'
import type { AddressProblem } from './sender.ts'

/** A payment that a text asks for. */
export interface Payment {
  /** Null: the active network. */
  caipNetworkId: CaipNetworkId | null
  /** In the namespace's canonical form. */
  recipient: string
  /** The token's contract; null for the native token. */
  token: string | null
  /** In base units; null if the text leaves it open. */
  amountBaseUnits: bigint | null
}

/** Reasons why the text of a payment is refused; a payment is never read in part. */
export type PaymentProblem =
  | 'paymentMalformed'
  | 'paymentFunction'
  | 'paymentParameter'
  | 'paymentAmount'
  | 'paymentNetwork'
  | 'paymentToken'
  | 'paymentFailed'

/** Payment texts of a namespace: its URIs and CAIP-10. */
export interface PaymentReader {
  readPayment(text: string): { payment: Payment } | { problem: PaymentProblem | AddressProblem }
}
