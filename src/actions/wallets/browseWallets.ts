import { options } from '../../controllers/options.ts'
import { noPages, wallets } from '../../controllers/wallets.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { queryDirectory, requestedChains } from './fetchWallets.ts'

const pageSize = 40
const searchSize = 100

const badge = () => (wallets.certifiedOnly ? ('certified' as const) : undefined)

/** Appends the next page of the directory; unique by id. */
export async function fetchNextPage(): Promise<void> {
  const { pages } = wallets
  const isComplete = pages.page > 0 && pages.wallets.length >= pages.count
  if (pages.status === 'loading' || isComplete) return
  pages.status = 'loading'
  try {
    // The same for every page: who is left out decides where each page begins.
    if (pages.page === 0 && !wallets.certifiedOnly) {
      pages.first = [...wallets.featured, ...wallets.recommended]
    }
    const found = await queryDirectory({
      page: pages.page + 1,
      entries: pageSize,
      chains: requestedChains(),
      include: options.includeWalletIds,
      exclude: [...pages.first.map(({ id }) => id), ...options.excludeWalletIds],
      badgeType: badge(),
    })
    if (wallets.pages !== pages) return
    if (pages.page === 0) pages.wallets.push(...pages.first)
    const known = new Set(pages.wallets.map(({ id }) => id))
    const added = found.wallets.filter(({ id }) => !known.has(id))
    pages.wallets.push(...added)
    pages.page += 1
    // A directory may count wrongly, or answer every page alike: what brings nothing new is the end.
    const isLast = added.length === 0
    const claimed = (found.count ?? Number.POSITIVE_INFINITY) + pages.first.length
    pages.count = isLast ? pages.wallets.length : claimed
    pages.status = 'loaded'
  } catch (thrown) {
    if (wallets.pages !== pages) return
    pages.status = 'failed'
    reportError(thrown, 'inline')
  }
}

/** Shows certified wallets only, or all again; the directory starts over. */
export function setCertifiedOnly(certifiedOnly: boolean): void {
  wallets.certifiedOnly = certifiedOnly
  wallets.pages = noPages()
  void fetchNextPage()
  if (wallets.search.query) void searchWallets(wallets.search.query)
}

let searching: AbortController | undefined

/** Searches the directory by name. A newer search takes the place of one under way. */
export async function searchWallets(input: string): Promise<void> {
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
    const found = await queryDirectory({
      page: 1,
      entries: searchSize,
      chains: requestedChains(),
      include: options.includeWalletIds,
      exclude: options.excludeWalletIds,
      search: query,
      badgeType: badge(),
      signal,
    })
    track('SEARCH_WALLET', { badge: badge() ?? '', search: query })
    if (!signal.aborted) wallets.search = { query, wallets: found.wallets, status: 'loaded' }
  } catch (thrown) {
    if (signal.aborted) return
    wallets.search = { query, wallets: [], status: 'failed' }
    reportError(thrown, 'inline')
  }
}
