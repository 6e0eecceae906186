import { hasLaterPart } from '../../chains/laterFamilies.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'

/** True for a pending transfer that was sent from the modal, in families that can replace transactions. */
export const canBeReplaced = ({ phase, kind, namespace }: PendingTransaction): boolean =>
  phase === 'submitted' && kind === 'send' && hasLaterPart(namespace, 'replacer')

/** True if a newer transaction that was sent from this browser spends the same output (`input`). */
export function isReplaced(
  { hash, input, sentAt, phase }: PendingTransaction,
  all: readonly PendingTransaction[],
): boolean {
  if (phase !== 'submitted' || input === undefined) return false
  return all.some((one) => one.hash !== hash && one.input === input && one.sentAt > sentAt)
}
