import { proxy } from 'valtio/vanilla'
import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { PendingTransaction } from '../types/pendingTransaction.ts'
import type { Replacement, ReplacementKind } from '../types/replacer.ts'
import { createLatest } from '../utils/createLatest.ts'

/** The review of a replacement of a pending transaction. */
interface ReplacementState {
  /** Null while none is reviewed. */
  transaction: PendingTransaction | null
  kind: ReplacementKind
  /** Null until known. */
  cost: Replacement | null
  /** True while the cost is read, or a wallet request is pending. */
  loading: boolean
  /** Set when the last attempt failed. */
  failure: WalletModalError | null
  /** True if it failed after the wallet was asked, which may have broadcast it. */
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

/** The estimate and then the order of the review. Leaving it aborts both before the wallet is asked. */
export const replacementOrder = createLatest((loading) =>
  updateReplacement(loading ? { loading, failure: null } : { loading }),
)

export function resetReplacement(): void {
  replacementOrder.leave()
  updateReplacement(none())
}
