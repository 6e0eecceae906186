import { hasKey, pendingTransactionsKey } from '../../src/storage/storage.ts'

/**
 * Follows stored transactions until they are settled: those of other tabs, and those that this tab sent before it was
 * reloaded.
 */
export function followTransactions(): void {
  if (!hasKey(pendingTransactionsKey)) return
  import('../../src/actions/transactions/followTransactions.ts').then(
    (part) => part.followTransactions(),
    () => {},
  )
}
