import { hasKey, pendingTransactionsKey, read } from '../../src/storage/storage.ts'

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

/** Continues flows that an earlier page began. If a chunk fails to load, the next page continues them. */
export function resume(): void {
  // A social login in this tab has redirected back to the page.
  if (location.search.includes('result_uri=')) {
    import('../../src/actions/login/finishTelegramLogin.ts').then(
      ({ finishTelegramLogin }) => finishTelegramLogin(),
      () => {},
    )
  }
  // The wallet may still approve a pairing that an earlier page began.
  if (read('openPairings')) {
    import('../../src/actions/pairing/endUnawaited.ts').then(
      ({ endUnawaited }) => endUnawaited(),
      () => {},
    )
  }
  followTransactions()
}
