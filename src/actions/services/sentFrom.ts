import { pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { loadPart } from '../../utils/loadPart.ts'

const keyOf = ({ hash, caipNetworkId }: PendingTransaction) => `${caipNetworkId}:${hash}`

/**
 * Reads the transactions that this browser has sent, of this tab and of other tabs. They are read from storage, because
 * the event by which another tab shares a transaction may not have arrived yet. Rejects with LOAD_FAILED.
 */
export async function sentFrom(namespace: Namespace): Promise<readonly PendingTransaction[]> {
  const { readPending } = await loadPart(import('../../storage/pendingTransactions.ts'))
  const all = new Map<string, PendingTransaction>()
  for (const one of [...readPending(), ...pendingTransactions.list]) {
    const known = all.get(keyOf(one))
    // A settled transaction does not become pending again.
    if (!known || known.phase === 'submitted') all.set(keyOf(one), one)
  }
  return [...all.values()].filter((one) => one.namespace === namespace)
}
