import { connectors } from '../../controllers/connectors.ts'
import type { WalletRow } from '../../types/wallet.ts'
import { subscribe } from '../../utils/state.ts'
import { isDirectoryId } from './excluded.ts'
import { queryDirectory } from './queryDirectory.ts'
import { toRow } from './toRow.ts'

/** Time limit for announcements: wallets respond quickly, but some start later than the page. */
const announcementMs = 500

/** Calls `find` at once and after each announcement, until it returns a value; undefined after 500 ms. */
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

/** Finds a wallet of the directory by id or by exact name. @throws the errors of `queryDirectory` */
export async function findInDirectory(name: string): Promise<WalletRow | undefined> {
  const query = isDirectoryId(name) ? { include: [name] } : { search: name }
  const { wallets } = await queryDirectory({ page: 1, entries: 4, ...query })
  const found = wallets.find(
    (wallet) => wallet.id === name || wallet.name.toLowerCase() === name.toLowerCase(),
  )
  return found && toRow(found, connectors.list)
}
