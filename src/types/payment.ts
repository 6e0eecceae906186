import type { CaipNetworkId } from './caip.ts'
import type { AddressProblem, TransferNote } from './sender.ts'

/** A payment that a text asks for. */
export interface Payment {
  /** Null: the active network. */
  caipNetworkId: CaipNetworkId | null
  /** In the namespace's canonical form. */
  recipient: string
  /** The token's contract; null for the native token. */
  token: string | null
  /** In base units; null if the text leaves it open or gives it as `amount`. */
  amountBaseUnits: bigint | null
  /** An exact decimal string in token units, if the text gives it so and does not name the token's decimals. */
  amount?: string | undefined
  /** Label and message of the text's author, in one line; not verified. */
  words?: string | undefined
  note?: TransferNote | undefined
}

/** Reasons why the text of a payment is refused; a payment is never read in part. */
export type PaymentProblem =
  | 'paymentMalformed'
  | 'paymentFunction'
  /** A service would choose the transaction (a transaction request of Solana Pay). */
  | 'paymentTransaction'
  | 'paymentParameter'
  | 'paymentAmount'
  | 'paymentNetwork'
  | 'paymentToken'
  | 'paymentFailed'

/** Payment texts of a namespace: its URIs and CAIP-10. */
export interface PaymentReader {
  readPayment(text: string): { payment: Payment } | { problem: PaymentProblem | AddressProblem }
}
