import { read } from '../../src/storage/storage.ts'
import { followTransactions } from './followTransactions.ts'

/** Continues flows of an earlier page. If a chunk fails to load, the next page tries again. */
export function resume(): void {
  // A social login that had replaced the page has returned to it.
  if (location.search.includes('result_uri=')) {
    import('../../src/actions/login/finishTelegramLogin.ts').then(
      ({ finishTelegramLogin }) => finishTelegramLogin(),
      () => {},
    )
  }
  // A wallet may still approve a pairing of an earlier page.
  if (read('openPairings')) {
    import('../../src/actions/pairing/endUnawaited.ts').then(
      ({ endUnawaited }) => endUnawaited(),
      () => {},
    )
  }
  followTransactions()
}
