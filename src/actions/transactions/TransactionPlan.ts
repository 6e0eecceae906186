import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Order } from '../../types/order.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Sender, SentTransfer } from '../../types/sender.ts'
import type { Latest } from '../../utils/createLatest.ts'

export type TransactionRow = Pick<
  PendingTransaction,
  'to' | 'amount' | 'symbol' | 'iconUrl' | 'token'
>

/** Failure of a transaction for which no hash is known. */
export interface TransactionFailure {
  /** `refused`: a check or the simulation failed before `initiated` was emitted; `failed`: a later step failed. */
  phase: 'refused' | 'failed'
  error: WalletModalError
  /** True if the wallet failed after it received the request, so that it may have broadcast the transaction. */
  mayHaveBeenSent: boolean
}

/** Steps in which transfers, approvals, swaps, revocations and replacements differ; `runTransaction` runs them. */
export interface TransactionPlan {
  modal: Modal
  /** The reviewed order. Account, network, amount and fee are taken from it alone. */
  order: Order
  /** `leave` aborts the run. */
  run: Latest
  /**
   * Rejects if the transaction must not be signed. Resolves with null if the user must review again; `gasLimit` is null
   * if unknown.
   */
  simulate(signal: AbortSignal): Promise<{ gasLimit: bigint | null } | null>
  /**
   * Requests the transaction from the wallet, which signs and broadcasts it. Rejects with the errors of `Sender.send`.
   */
  request(provider: unknown, context: Parameters<Sender['send']>[2]): Promise<SentTransfer>
  /** View to show after the embedded wallet's approval view. */
  entry: TransactionEntry
  /** Members of the row in Activity that differ from those of the order. */
  row?: Partial<TransactionRow>
  /** The pending transaction that this one replaces; undefined if it replaces none. */
  replaces?: PendingTransaction['replaces']
  /** Code of failures in wallet and broadcast; the `longMessage` has the reason. */
  failureCode: ErrorCode
  count: { initiated?(): void; submitted?(): void; failed(message: string): void }
  onInitiated?(): void
  /** `isLeft` is true if `run.leave()` was called during the request. */
  onSubmitted(sent: { hash: string; isLeft: boolean }): void
  /** Shows why nothing was broadcast, in addition to the `error` event. */
  showReason(failure: TransactionFailure): void
  /** Stores a failure in the draft. Not called after `run.leave()`, or after a change of account or network. */
  onFailure(failure: TransactionFailure): void
}
