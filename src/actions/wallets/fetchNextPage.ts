import { options } from '../../controllers/options.ts'
import { updatePages, wallets } from '../../controllers/wallets.ts'
import { reportError } from '../report/reportError.ts'
import { queryDirectory, requestedChains } from './queryDirectory.ts'

const pageSize = 40

export function directoryFilter() {
  const { namespace, certifiedOnly } = wallets
  return {
    chains: requestedChains().filter((id) => !namespace || id.startsWith(`${namespace}:`)),
    include: options.includeWalletIds,
    badgeType: certifiedOnly ? ('certified' as const) : undefined,
  }
}

/** Appends the next page of the directory, without duplicates. A failure is shown in the view. Never throws. */
export async function fetchNextPage(): Promise<void> {
  const { pages } = wallets
  const isComplete = pages.page > 0 && pages.wallets.length >= pages.count
  if (pages.status === 'loading' || isComplete) return
  updatePages(pages, { status: 'loading' })
  try {
    // `pages.first` is set for the first page only. With other exclusions in a later request, the directory's pages
    // would shift.
    if (pages.page === 0 && !wallets.certifiedOnly) {
      const { namespace } = wallets
      const first = [...wallets.featured, ...wallets.recommended].filter(
        ({ chains }) =>
          !namespace || !chains || chains.some((id) => id.startsWith(`${namespace}:`)),
      )
      updatePages(pages, { first })
    }
    const found = await queryDirectory({
      ...directoryFilter(),
      page: pages.page + 1,
      entries: pageSize,
      exclude: pages.first.map(({ id }) => id),
    })
    const known = pages.page === 0 ? pages.first : pages.wallets
    const ids = new Set(known.map(({ id }) => id))
    const added = found.wallets.filter(({ id }) => !ids.has(id))
    // A page without new wallets is the last, whatever `count` states: directories may return a wrong count.
    const isLast = added.length === 0
    const claimed = (found.count ?? Number.POSITIVE_INFINITY) + pages.first.length
    updatePages(pages, {
      wallets: [...known, ...added],
      page: pages.page + 1,
      count: isLast ? known.length : claimed,
      status: 'loaded',
    })
  } catch (thrown) {
    if (updatePages(pages, { status: 'failed' })) reportError(thrown, 'inline')
  }
}
