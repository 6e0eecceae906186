import { hasKey, pendingTransactionsKey } from '../../src/storage/storage.ts'

/** Transactions from before this load, or of another tab, are followed until they are settled. */
export function followTransactions(): void {
  if (!hasKey(pendingTransactionsKey)) return
  import('../../src/actions/transactions/followTransactions.ts').then(
    (part) => part.followTransactions(),
    () => {},
  )
}
