import type { Modal } from '../../controllers/modal.ts'
import type { TransactionEntry } from '../../controllers/router.ts'
import type { ErrorCode } from '../../errors/codes.ts'
import type { WalletModalError } from '../../errors/WalletModalError.ts'
import type { TransactionKind } from '../../types/host.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Sender, SentTransfer } from '../../types/sender.ts'
import type { Latest } from '../../utils/createLatest.ts'
import type { PayingAccount } from '../account/payingAccount.ts'

/** The native balance and what goes from it, in base units; null while unknown. */
export interface NativeSpending {
  balance: bigint | null
  amount: bigint
  /** The maximum network fee. */
  fee: bigint | null
}

/** The end of a transaction that was not broadcast, as far as is known. */
export interface TransactionFailure {
  /** `refused` by a check or the simulation, before any event; `failed` after `initiated`. */
  phase: 'refused' | 'failed'
  error: WalletModalError
  /** True if the wallet failed after the request: it may have broadcast it. */
  mayHaveBeenSent: boolean
}

/** A transaction from its draft to its broadcast: all that differs between sending, approving and swapping. */
export interface TransactionPlan {
  modal: Modal
  kind: TransactionKind
  paying: PayingAccount
  order: Latest
  /** Rejects with the reason not to sign; null if the user must review again. The gas limit is null if unknown. */
  simulate(signal: AbortSignal): Promise<{ gasLimit: bigint | null } | null>
  /** Read right before the request; null if it spends no native token beside the fee. */
  spending(): NativeSpending | null
  /** Requests it from the wallet, which signs and broadcasts. Rejects as `Sender.send`. */
  ask(provider: unknown, context: Parameters<Sender['send']>[2]): Promise<SentTransfer>
  /** The view that follows an approval in the embedded wallet. */
  entry: TransactionEntry
  row: Pick<PendingTransaction, 'to' | 'amount' | 'symbol' | 'iconUrl' | 'token'>
  /** The code of a failure of the wallet; its message is for developers. */
  failureCode: ErrorCode
  count: { initiated?(): void; submitted?(): void; failed(message: string): void }
  onInitiated?(): void
  /** `isLeft`: the user has left the order meanwhile. */
  onSubmitted(sent: { hash: string; isLeft: boolean }): void
  /** Shows a reason by which nothing was broadcast, beside its `error` event. */
  showReason(failure: TransactionFailure): void
  /** Stores a failure in the draft; not called if the user has left the order. */
  onFailure(failure: TransactionFailure): void
}
