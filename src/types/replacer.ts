import type { PendingTransaction } from './pendingTransaction.ts'
import type { SendContext, SentTransfer } from './sender.ts'

/** `speedUp` makes the same payment for a higher fee, `cancel` pays back to the account. */
export type ReplacementKind = 'speedUp' | 'cancel'

/** In base units of the native token. */
export interface Replacement {
  feeBaseUnits: bigint
  formerFeeBaseUnits: bigint
  /** The receiver's address and amount. */
  to: string
  amountBaseUnits: bigint
}

/** Replaces transactions that wait for a block. The module contains the namespace's SDK. */
export interface Replacer {
  /**
   * Rejects with errors of `rpc`, NOT_REPLACEABLE if a block has the transaction, no node knows it or it cannot be
   * replaced, and with INSUFFICIENT_GAS.
   */
  estimate(
    transaction: PendingTransaction,
    kind: ReplacementKind,
    context: SendContext,
  ): Promise<Replacement>
  /** Pays exactly `reviewedFee`. Rejects as `estimate` and `Sender.send`, and with FEE_CHANGED. */
  send(
    provider: unknown,
    transaction: PendingTransaction,
    kind: ReplacementKind,
    context: SendContext & { beforeAsk: () => void },
  ): Promise<SentTransfer>
}
