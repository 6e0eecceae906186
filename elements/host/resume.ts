import { read } from '../../src/storage/storage.ts'
import { followTransactions } from './followTransactions.ts'

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
