import { hasKey, pendingTransactionsKey } from '../../src/storage/storage.ts'

/**
 * Follows transactions that this tab did not send until they are settled: those of another tab, and those from before
 * this load.
 */
export function followTransactions(): void {
  if (!hasKey(pendingTransactionsKey)) return
  import('../../src/actions/transactions/followTransactions.ts').then(
    (part) => part.followTransactions(),
    () => {},
  )
}
