import type { AccountState } from '../../controllers/accounts.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Transaction } from '../../types/transaction.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { listsOwnActivityOnly } from '../account/listFeatures.ts'

/** Milliseconds for which an ended transaction that is in no history is shown. */
const endedMs = 24 * 60 * 60 * 1000

/**
 * Pending transactions of an account in this browser that the history does not have, or lists as pending; all that are
 * stored if no node lists transactions.
 */
export function shownPending(
  pending: readonly PendingTransaction[],
  { address, caipNetworkId }: Pick<AccountState, 'address' | 'caipNetworkId'>,
  history: readonly Transaction[],
  now = Date.now(),
): PendingTransaction[] {
  const isAll = caipNetworkId !== null && listsOwnActivityOnly(namespaceOf(caipNetworkId))
  const known = new Set(
    history
      .filter(({ metadata }) => metadata.status !== 'pending')
      .map(({ metadata }) => metadata.hash?.toLowerCase()),
  )
  return pending.filter(
    ({ from, caipNetworkId: network, hash, replacedBy, phase, sentAt }) =>
      from === address &&
      network === caipNetworkId &&
      !known.has(hash.toLowerCase()) &&
      !(replacedBy && known.has(replacedBy.toLowerCase())) &&
      (isAll || phase === 'submitted' || now - sentAt < endedMs),
  )
}
