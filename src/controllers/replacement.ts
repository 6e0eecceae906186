import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { PendingTransaction, ReplacementKind } from '../types/pendingTransaction.ts'
import type { Replacement } from '../types/replacer.ts'
import { createLatest } from '../utils/createLatest.ts'

/** Review of a transaction that replaces a pending one. */
interface ReplacementState {
  /** The transaction to replace. Null while no replacement is reviewed. */
  transaction: PendingTransaction | null
  kind: ReplacementKind
  /** Fee and payment of the replacement. Null until they are estimated. */
  cost: Replacement | null
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
  cost: null,
  loading: false,
  failure: null,
  mayHaveBeenSent: false,
})

export const replacement = proxy<ReplacementState>(none())

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
