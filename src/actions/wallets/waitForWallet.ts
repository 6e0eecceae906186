import { subscribe } from 'valtio/vanilla'
import { connectors } from '../../controllers/connectors.ts'

/** Wallets announce themselves a moment after they are asked; some take longer than the page. */
const announcementMs = 500

/** What `find` finds now, or once another wallet has announced itself; undefined when none comes. */
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
