import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import type { TransactionKind } from '../../types/host.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Sender, SentTransfer } from '../../types/sender.ts'
import type { Latest } from '../../utils/createLatest.ts'
import type { PayingAccount } from '../account/payingAccount.ts'

/** Native balance and the amounts that a transaction takes from it, in base units; null while unknown. */
export interface NativeSpending {
  balance: bigint | null
  amount: bigint
  /** Maximum network fee. */
  fee: bigint | null
}

/** Failure of a transaction for which no hash is known. */
export interface TransactionFailure {
  /** `refused`: a check or the simulation failed before `initiated` was emitted; `failed`: a later step failed. */
  phase: 'refused' | 'failed'
  error: WalletModalError
  /** True if the wallet failed after it received the request, so that it may have broadcast the transaction. */
  mayHaveBeenSent: boolean
}

/** Steps and data in which transfers, approvals, swaps and replacements differ; `runTransaction` runs them. */
export interface TransactionPlan {
  modal: Modal
  kind: TransactionKind
  paying: PayingAccount
  order: Latest
  /**
   * Rejects if the transaction must not be signed. Resolves with null if the user must review again; `gasLimit` is null
   * if unknown.
   */
  simulate(signal: AbortSignal): Promise<{ gasLimit: bigint | null } | null>
  /** Called right before the request; null if the transaction spends no native token except the fee. */
  spending(): NativeSpending | null
  /**
   * Requests the transaction from the wallet, which signs and broadcasts it. Rejects with the errors of `Sender.send`.
   */
  request(provider: unknown, context: Parameters<Sender['send']>[2]): Promise<SentTransfer>
  /** View to show after the embedded wallet's approval view. */
  entry: TransactionEntry
  row: Pick<PendingTransaction, 'to' | 'amount' | 'symbol' | 'iconUrl' | 'token'>
  /** The pending transaction that this one replaces; undefined if it replaces none. */
  replaces?: PendingTransaction['replaces']
  /** Code of failures in wallet and broadcast; the `longMessage` has the reason. */
  failureCode: ErrorCode
  count: { initiated?(): void; submitted?(): void; failed(message: string): void }
  onInitiated?(): void
  /** `isLeft` is true if `order.leave()` was called during the request. */
  onSubmitted(sent: { hash: string; isLeft: boolean }): void
  /** Shows why nothing was broadcast, in addition to the `error` event. */
  showReason(failure: TransactionFailure): void
  /** Stores a failure in the draft. Not called after `order.leave()`, or after a change of account or network. */
  onFailure(failure: TransactionFailure): void
}
