import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { PendingTransaction } from '../types/pendingTransaction.ts'
import type { Replacement, ReplacementKind } from '../types/replacer.ts'
import { createLatest } from '../utils/createLatest.ts'

/** Review of a transaction that replaces a pending one. */
interface ReplacementState {
  /** The transaction to replace; null while none is reviewed. */
  transaction: PendingTransaction | null
  kind: ReplacementKind
  /** Fee and payment of the replacement; null until estimated. */
  cost: Replacement | null
  /** True while the fee is being estimated, or a wallet request is pending. */
  loading: boolean
  /** Error of the last attempt; null if it succeeded or is pending. */
  failure: WalletModalError | null
  /** True if the last attempt failed after the wallet received the request, so that it may have broadcast it. */
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

/** Runs that estimate or send the replacement. `leave` aborts a run if the wallet has not received the request yet. */
export const replacementOrder = createLatest((loading) =>
  updateReplacement(loading ? { loading, failure: null } : { loading }),
)

export function resetReplacement(): void {
  replacementOrder.leave()
  updateReplacement(none())
}
