import { hasLaterPart } from '../../chains/laterFamilies.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'

/** True for a transfer of the modal that waits for a block, in families that can replace it. */
export const canBeReplaced = ({ phase, kind, namespace }: PendingTransaction): boolean =>
  phase === 'submitted' && kind === 'send' && hasLaterPart(namespace, 'replacer')

/** True if a newer transaction of this browser spends the same output. */
export function isReplaced(
  { hash, input, sentAt, phase }: PendingTransaction,
  all: readonly PendingTransaction[],
): boolean {
  if (phase !== 'submitted' || input === undefined) return false
  return all.some((one) => one.hash !== hash && one.input === input && one.sentAt > sentAt)
}
