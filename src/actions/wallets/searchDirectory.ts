import { emptyPages, updateWallets, wallets } from '../../controllers/wallets.ts'
import type { Namespace } from '../../types/caip.ts'
import { createLatest } from '../../utils/createLatest.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { directoryFilter, fetchNextPage } from './fetchNextPage.ts'
import { queryDirectory } from './queryDirectory.ts'

const searchSize = 100

const searching = createLatest()

/** Searches the directory by name. Aborts a pending search; empty input only clears the result. Never throws. */
export async function searchDirectory(input: string): Promise<void> {
  const query = input.trim()
  const signal = searching.begin()
  updateWallets({ search: { query, wallets: [], status: query ? 'loading' : 'idle' } })
  if (!query) return
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
    if (!signal.aborted)
      updateWallets({ search: { query, wallets: found.wallets, status: 'loaded' } })
  } catch (thrown) {
    if (signal.aborted) return
    updateWallets({ search: { query, wallets: [], status: 'failed' } })
    reportError(thrown, 'inline')
  }
}

export function setDirectoryNamespace(namespace: Namespace | undefined): void {
  if (wallets.namespace === namespace) return
  searching.leave()
  updateWallets({
    namespace,
    pages: emptyPages(),
    search: { query: '', wallets: [], status: 'idle' },
  })
}

export function setCertifiedOnly(certifiedOnly: boolean): void {
  updateWallets({ certifiedOnly, pages: emptyPages() })
  void fetchNextPage()
  if (wallets.search.query) void searchDirectory(wallets.search.query)
}
