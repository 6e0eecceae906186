import type { PaymentProblem } from './payment.ts'
import type { AddressProblem } from './sender.ts'

export type ReceiverProblem =
  | AddressProblem
  | PaymentProblem
  | 'unknownName'
  | 'otherFamily'
  | 'nameFailed'
  /** The name is kept offchain: its gateways gave no valid response in time, or the page turns them off. */
  | 'gatewayFailed'
  | 'offchainName'

/** `base`: base units of the native token, in families that name them. */
export type AmountUnit = 'token' | 'base' | 'fiat'

/**
 * Warnings before signing. `new`, `unchecked`, `fee`, `symbol` and `confusable` are only shown; the others need a second
 * press to confirm.
 */
export type SendWarning =
  | { kind: 'lookalike'; address: string }
  | { kind: 'otherNetwork'; network: string }
  /** The contract's symbol, if it differs from the list's. */
  | { kind: 'symbol'; symbol: string }
  /** The transfer closes the account, since less than its least balance would stay. Amounts with their unit. */
  | { kind: 'closing'; lost: string; deposit: string }
  /** Another name may look the same. */
  | { kind: 'confusable'; name: string }
  | { kind: 'contract' | 'token' | 'own' | 'new' | 'unchecked' | 'fee' }

/**
 * Loading that Send waits for: the code of the family's transfers, then what they need of the network; `failed` if either
 * could not be loaded.
 */
export type Preparation = 'code' | 'network' | 'failed'

/** Reasons why a transfer is refused: it would lose the amount or send another one. */
export type SendRefusal = 'tokenAccount' | 'ownToken' | 'decimals' | 'unreadable'
