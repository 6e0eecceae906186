import { subscribe } from 'valtio/vanilla'
import { connectors } from '../../controllers/connectors.ts'

/** Milliseconds. Wallets announce themselves shortly after the request; some start later than the page. */
const announcementMs = 500

/** The result of `find` now or after another announcement; undefined if there is none in time. */
export function waitForWallet<T>(find: () => T | undefined): Promise<T | undefined> {
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const finish = (value: T | undefined) => {
      clearTimeout(timer)
      stop()
      resolve(value)
    }
    const timer = setTimeout(() => finish(undefined), announcementMs)
    const stop = subscribe(connectors, () => {
      const late = find()
      if (late) finish(late)
    })
  })
}
