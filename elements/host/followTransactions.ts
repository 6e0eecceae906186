import { hasKey, pendingTransactionsKey } from '../../src/storage/storage.ts'

/** What was sent before this load, or in another tab, is followed until the chain has spoken. */
export function followTransactions(): void {
  if (!hasKey(pendingTransactionsKey)) return
  import('../../src/actions/transactions/followTransactions.ts').then(
    (part) => part.followTransactions(),
    () => {},
  )
}
