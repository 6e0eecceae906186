import { read } from '../../src/storage/storage.ts'
import { followTransactions } from './followTransactions.ts'

/** Goes on with what an earlier page has begun. A file that does not come is asked for by the next page. */
export function resume(): void {
  // Back from a login that took the page's place.
  if (location.search.includes('result_uri=')) {
    import('../../src/actions/login/finishTelegramLogin.ts').then(
      ({ finishTelegramLogin }) => finishTelegramLogin(),
      () => {},
    )
  }
  // A wallet may still approve what an earlier page asked it for.
  if (read('openPairings')) {
    import('../../src/actions/pairing/endUnawaited.ts').then(
      ({ endUnawaited }) => endUnawaited(),
      () => {},
    )
  }
  followTransactions()
}
