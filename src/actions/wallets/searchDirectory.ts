import { wallets } from '../../controllers/wallets.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { directoryFilter } from './directoryFilter.ts'
import { queryDirectory } from './queryDirectory.ts'

const searchSize = 100

let searching: AbortController | undefined

/** Searches the directory by name. A newer search aborts the pending one; an empty name ends it. */
export async function searchDirectory(input: string): Promise<void> {
  const query = input.trim()
  searching?.abort()
  searching = new AbortController()
  const { signal } = searching
  if (!query) {
    wallets.search = { query, wallets: [], status: 'idle' }
    return
  }
  wallets.search = { query, wallets: [], status: 'loading' }
  try {
    const filter = directoryFilter()
    const found = await queryDirectory({
      ...filter,
      page: 1,
      entries: searchSize,
      search: query,
      signal,
    })
    track('SEARCH_WALLET', { badge: filter.badgeType ?? '', search: query })
    if (!signal.aborted) wallets.search = { query, wallets: found.wallets, status: 'loaded' }
  } catch (thrown) {
    if (signal.aborted) return
    wallets.search = { query, wallets: [], status: 'failed' }
    reportError(thrown, 'inline')
  }
}
