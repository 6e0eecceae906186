import type { CaipNetworkId } from './caip.ts'
import type { AddressProblem, TransferPart } from './sender.ts'

/** A payment that a scanned or pasted text requests. */
export interface Payment {
  /** The network to pay on; null means the active one. */
  caipNetworkId: CaipNetworkId | null
  /** Address in the canonical form of its namespace, or a name that is not resolved yet. */
  recipient: string
  /** True if the address of the recipient is the one that the text means; undefined if the text has no checksum. */
  isRecipient?: ((address: string) => boolean) | undefined
  /** The token's contract, or a name of it that is not resolved yet; null for the native token. */
  token: string | null
  /** Amount in base units; null if the payment link has none, or has one in token units, which is then in `amount`. */
  amountBaseUnits: bigint | null
  /**
   * Amount as a decimal string in token units, if the text gives the amount in this form without the token's decimals.
   */
  amount?: string | undefined
  /** Label and message that the text contains, as one line; not verified. */
  words?: string | undefined
  part?: TransferPart | undefined
  /** Time in ms since the epoch from which the payment must not be made; undefined if the text gives none. */
  expiresAt?: number | undefined
}

/** Reasons why a payment text is refused. If any part of a text cannot be read, the whole text is refused. */
export type PaymentProblem =
  | 'paymentMalformed'
  | 'paymentFunction'
  /** The text is a transaction request of Solana Pay, in which a service would choose the transaction. */
  | 'paymentTransaction'
  | 'paymentParameter'
  /** The text has a parameter that is not known, and that may be a misspelt one. */
  | 'paymentUnknown'
  | 'paymentAmount'
  | 'paymentExpired'
  | 'paymentNetwork'
  | 'paymentToken'
  | 'paymentFailed'

export interface PaymentRefusal {
  problem: PaymentProblem | AddressProblem
  /** Name of the parameter for which the text is refused, cleaned for display. */
  parameter?: string
}

/** Names for which DNS has a payment URI. Nothing is looked up while a user types, since resolvers learn the name. */
export interface PaymentNames {
  /** Returns a name as the review shows it; null for other texts. */
  readName(text: string): string | null
  /**
   * Resolves with the payment URI of a name that `readName` has returned; null if all resolvers prove that there is none.
   * @throws WalletModalError NAME_NOT_PROVED unless two resolvers give the same URI as verified with DNSSEC; SERVICE_UNREACHABLE,
   * HTTP_ERROR or SERVICE_INVALID_RESPONSE if one fails; the signal's reason when it aborts
   */
  resolve(name: string, resolvers: readonly string[], signal: AbortSignal): Promise<string | null>
}

/** A payment that an account asks others for. */
export interface PaymentWish {
  caipNetworkId: CaipNetworkId
  recipient: string
  /** The token's contract or mint; null for the native token. */
  token: string | null
  amountBaseUnits: bigint
  decimals: number
  /** Words for the payer; empty for none. */
  note: string
}

export interface HandNotes {
  read(part: TransferPart): string
  /** Returns the part with the note, or without any for an empty one; null if the note cannot be sent. */
  write(part: TransferPart, note: string): TransferPart | null
}

/** Parses the payment texts of a namespace: its payment URIs, and CAIP-10 and EIP-3770 addresses. */
export interface PaymentReader {
  readPayment(text: string): { payment: Payment } | PaymentRefusal
  /** Writes a payment URI, which `readPayment` reads. Undefined where the namespace has no standard of them. */
  writePayment?(wish: PaymentWish): string
  /** True if a payment URI can have a note. */
  hasNotes?: boolean
  /** Notes that a user adds to a transfer, which exchanges need to credit it; undefined where transfers carry none. */
  handNotes?: HandNotes
}
