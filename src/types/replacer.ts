import type { PendingTransaction, ReplacementKind } from './pendingTransaction.ts'
import type { SendContext, SentTransfer } from './sender.ts'

/** A replacement for the review. Amounts are in base units of the native token. */
export interface Replacement {
  feeBaseUnits: bigint
  formerFeeBaseUnits: bigint
  /** Address that receives `amountBaseUnits`. */
  to: string
  amountBaseUnits: bigint
}

/** Replaces transactions that are not in a block yet. The module contains the namespace's SDK. */
export interface Replacer {
  /**
   * Resolves with the replacement and its fee. Rejects with NOT_REPLACEABLE if a block includes the transaction, no
   * node knows it or it does not permit a replacement; INSUFFICIENT_GAS if the balance cannot pay the fee; the errors
   * of `rpc`.
   */
  estimate(
    transaction: PendingTransaction,
    kind: ReplacementKind,
    context: SendContext,
  ): Promise<Replacement>
  /**
   * Sends the replacement with exactly the fee `reviewedFee`. Rejects with FEE_CHANGED if another fee is needed, and
   * with the errors of `estimate` and `Sender.send`.
   */
  send(
    provider: unknown,
    transaction: PendingTransaction,
    kind: ReplacementKind,
    context: SendContext & { beforeRequest: () => void },
  ): Promise<SentTransfer>
}
