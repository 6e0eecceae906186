import { hasLaterPart } from '../../chains/laterFamilies.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'

export const hasReplacer = (namespace: Namespace): boolean => hasLaterPart(namespace, 'replacer')

/** True if a newer transaction of this browser spends the same output. */
export function isReplaced(
  { hash, input, sentAt, phase }: PendingTransaction,
  all: readonly PendingTransaction[],
): boolean {
  if (phase !== 'submitted' || input === undefined) return false
  return all.some((one) => one.hash !== hash && one.input === input && one.sentAt > sentAt)
}
