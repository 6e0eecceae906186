import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { ReplaceOrder, StaleReason } from '../types/order.ts'
import type { PendingTransaction, ReplacementKind } from '../types/pendingTransaction.ts'
import { createLatest } from '../utils/createLatest.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

/** Review of a transaction that replaces a pending one. */
export interface ReplacementState {
  /** The transaction to replace. Null while no replacement is reviewed. */
  transaction: PendingTransaction | null
  kind: ReplacementKind
  /** The reviewed replacement. Null until its fee is estimated. */
  order: ReplaceOrder | null
  /** Set if the replacement must be reviewed again. */
  stale: StaleReason | null
  /** The order whose high fee the user has confirmed by a first press. */
  confirmed: ReplaceOrder | null
  /** True while the fee is being estimated, or a wallet request is pending. */
  loading: boolean
  /** Error of the last attempt. Null if the last attempt succeeded or is pending. */
  failure: WalletModalError | null
  /**
   * True if the last attempt failed after the wallet had received the request. The wallet may then have broadcast the
   * replacement.
   */
  mayHaveBeenSent: boolean
}

const none = (): ReplacementState => ({
  transaction: null,
  kind: 'speedUp',
  order: null,
  stale: null,
  confirmed: null,
  loading: false,
  failure: null,
  mayHaveBeenSent: false,
})

export const replacement: ReadonlyState<ReplacementState> = createState<ReplacementState>(none())

export function updateReplacement(patch: Partial<ReplacementState>): void {
  Object.assign(replacement, patch)
}

/**
 * Estimates or sends the replacement; only the latest run takes effect. `leave` aborts a run whose request the wallet
 * has not received yet.
 */
export const replacementOrder = createLatest((loading) =>
  updateReplacement(loading ? { loading, failure: null } : { loading }),
)

export function resetReplacement(): void {
  replacementOrder.leave()
  updateReplacement(none())
}
