import { findPending, pendingTransactions } from '../../controllers/pendingTransactions.ts'
import type { PendingTransaction } from '../../types/pendingTransaction.ts'
import { subscribe } from '../../utils/state.ts'

/**
 * Waits until a transaction is settled. Resolves with true if it is confirmed, and with false if it failed, is no
 * longer followed, or is not the ordered transaction.
 */
export function untilEnded(
  transaction: Pick<PendingTransaction, 'hash' | 'caipNetworkId'>,
): Promise<boolean> {
  return new Promise((resolve) => {
    const look = () => {
      const now = findPending(transaction)
      if (now?.phase === 'submitted') return
      stop()
      resolve(!now?.differs && (now?.phase === 'confirmed' || now?.spedUp === true))
    }
    const stop = subscribe(pendingTransactions, look)
    look()
  })
}
