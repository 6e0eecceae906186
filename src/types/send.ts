import type { PaymentProblem } from './payment.ts'
import type { AddressProblem } from './sender.ts'

export type ReceiverProblem =
  | AddressProblem
  | PaymentProblem
  /** The address or payment is for a certain other network, whose name is in `ReceiverDetails`. */
  | 'otherNetwork'
  | 'unknownName'
  | 'otherFamily'
  | 'nameFailed'
  /**
   * The name is stored offchain, and its gateways did not give a valid response in time (`gatewayFailed`) or the page
   * has turned gateways off (`offchainName`).
   */
  | 'gatewayFailed'
  | 'offchainName'
  /** Two resolvers have not given the same verified record. */
  | 'nameUnproved'

/** Details of a problem, for its text. */
export interface ReceiverDetails {
  /** Name of the network that the text is for. */
  other?: string
  /** Name of the parameter for which a payment is refused. */
  parameter?: string
}

/** `base`: base units of the native token, in chain families that have a name for them. */
export type AmountUnit = 'token' | 'base' | 'fiat'

/**
 * Warnings before signing. `new`, `unchecked`, `fee`, `symbol`, `unlisted`, `revocable`, `confusable` and `rateLow` are only shown;
 * for any other the user must press a second time to confirm. `revocable`: the token's issuer can take it from any
 * account.
 */
export type SendWarning =
  | { kind: 'lookalike'; address: string }
  | { kind: 'otherNetwork'; network: string }
  /** The receiver has no code on the order's network, and is a contract on `network`. */
  | { kind: 'contractElsewhere'; network: string }
  /** The contract reports `symbol`, but the token list has another symbol for the token. */
  | { kind: 'symbol'; symbol: string }
  /** No list has the token with this address. */
  | { kind: 'unlisted'; address: string }
  /**
   * The transfer closes the account, since the rest of the balance would be below the existential deposit. Amounts
   * include their unit.
   */
  | { kind: 'closing'; lost: string; deposit: string }
  /** Another name may look the same as `name`. */
  | { kind: 'confusable'; name: string }
  /** The network fee is above a tenth of the amount (`feeShare`), or far above what a transfer costs (`feeHigh`). */
  | { kind: 'feeShare' | 'feeHigh'; fee: string }
  /** The typed rate is below what blocks take at present (`rateLow`), or far above the recommended ones (`rateHigh`). */
  | { kind: 'rateLow' | 'rateHigh' }
  /** `unsimulated`: no node has simulated the transfer of a collectible, so that it may move more. */
  | {
      kind: 'contract' | 'token' | 'own' | 'new' | 'unchecked' | 'fee' | 'revocable' | 'unsimulated'
    }

/**
 * State of Send while it loads. `code`: the code for the chain family's transfers loads. `network`: data of the network
 * are read. `failed`: the code or the data could not be loaded.
 */
export type Preparation = 'code' | 'network' | 'failed'

/**
 * Reasons why a transfer is refused. Without the refusal, the amount would be lost or another amount would be sent.
 * `scaled`: wallets show other amounts of the token than those in base units. `paymentExpired`: the payment URI was
 * valid until a time that has passed.
 */
export type SendRefusal =
  | 'tokenAccount'
  | 'ownToken'
  | 'decimals'
  | 'unreadable'
  | 'scaled'
  | 'paymentExpired'

/** Result of the checks of a transfer's receiver, token and fee. */
export interface ReceiverCheck {
  warnings: readonly SendWarning[]
  refusal: SendRefusal | null
}
