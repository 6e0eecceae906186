import type { AccountState } from '../../controllers/accounts.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import type { Transaction } from '../../types/transaction.ts'
import { namespaceOf } from '../../utils/caip.ts'
import { listsOwnActivityOnly } from './offersActivity.ts'

/** A settled transaction that is missing from every history is shown for 24 h. */
const endedMs = 24 * 60 * 60 * 1000

/** True if the user has sent a copy of the transaction with a higher fee. */
const isSpedUp = (hash: string, all: readonly PendingTransaction[]) =>
  all.some(({ replaces }) => replaces?.hash === hash && replaces.kind === 'speedUp')

/**
 * Returns the account's stored transactions that the history lacks or lists as pending. A settled transaction is shown
 * for 24 h after it was sent. If neither service nor node lists transactions of the namespace, it is shown without a
 * time limit. A cancelled payment is shown in place of the transaction that has cancelled it, and
 * once if it was sped up before.
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
    ({ from, caipNetworkId: network, hash, replacedBy, replaces, phase, sentAt }) =>
      from === address &&
      network === caipNetworkId &&
      !known.has(hash.toLowerCase()) &&
      (phase === 'cancelled' || !(replacedBy && known.has(replacedBy.toLowerCase()))) &&
      !(replaces?.kind === 'cancel' && (phase === 'confirmed' || phase === 'cancelled')) &&
      !(phase === 'cancelled' && isSpedUp(hash, pending)) &&
      (isAll || phase === 'submitted' || now - sentAt < endedMs),
  )
}
