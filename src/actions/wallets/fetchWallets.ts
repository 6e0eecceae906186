import { connectors } from '../../controllers/connectors.ts'
import { options } from '../../controllers/options.ts'
import {
  type DirectoryList,
  updateWallets,
  type WalletsState,
  wallets,
} from '../../controllers/wallets.ts'
import type { Wallet } from '../../types/wallet.ts'
import { reportError } from '../report/reportError.ts'
import { isDirectoryId } from './excluded.ts'
import { isAnnounced } from './installedRows.ts'
import { queryAllWallets, queryDirectory, requestedChains } from './queryDirectory.ts'

const recommendedCount = 4
/** Number of wallets among which one of an exact name is looked for. */
const searchedCount = 10

const featuredIds = () => options.featuredWalletIds
const excludedIds = () => options.excludeWalletIds

const position = (ids: readonly string[]) => (a: Wallet, b: Wallet) =>
  ids.indexOf(a.id) - ids.indexOf(b.id)

/** Requests the wallets with these ids, and drops any others that the directory returns. */
async function byId(query: typeof queryDirectory, include: readonly string[]): Promise<Wallet[]> {
  const found = await query({ page: 1, entries: include.length, include })
  return found.wallets.filter(({ id }) => include.includes(id))
}

async function fetchFeatured(): Promise<Partial<WalletsState>> {
  const featured = await byId(queryDirectory, featuredIds())
  return { featured: featured.sort(position(featuredIds())) }
}

/** Reads rdns and names of excluded wallets, so that installed wallets with the same rdns or name are hidden. */
async function fetchExcluded(): Promise<Partial<WalletsState>> {
  const excluded = await byId(queryAllWallets, excludedIds())
  return {
    excludedRdns: excluded.flatMap(({ rdns }) => rdns ?? []),
    excludedNames: excluded.map(({ name }) => name),
  }
}

async function fetchRecommended(): Promise<Partial<WalletsState>> {
  const found = await queryDirectory({
    page: 1,
    entries: recommendedCount,
    chains: requestedChains(),
    include: options.includeWalletIds,
    exclude: featuredIds(),
  })
  return { recommended: found.wallets, count: found.count ?? 0 }
}

/** Finds the wallets that `only-wallets` names by an id of the directory or by name. */
async function fetchOnly(): Promise<Partial<WalletsState>> {
  const ids = options.onlyWallets.filter(isDirectoryId)
  const names = options.onlyWallets.filter((entry) => !isDirectoryId(entry) && !entry.includes('.'))
  const byName = names.map(async (search) => {
    const found = await queryAllWallets({ page: 1, entries: searchedCount, search })
    return found.wallets.filter(({ name }) => name.toLowerCase() === search.toLowerCase())
  })
  const found = await Promise.all([ids.length > 0 ? byId(queryAllWallets, ids) : [], ...byName])
  return { only: found.flat() }
}

const fetchers = {
  only: fetchOnly,
  recommended: fetchRecommended,
  featured: fetchFeatured,
  excluded: fetchExcluded,
}

function missingLists(): DirectoryList[] {
  const wanted: DirectoryList[] = options.onlyWallets.length > 0 ? ['only'] : ['recommended']
  if (featuredIds().length > 0) wanted.push('featured')
  const hasInstalled = connectors.list.some(isAnnounced)
  if (hasInstalled && excludedIds().length > 0) wanted.push('excluded')
  return wanted.filter((list) => !wallets.fetched.includes(list))
}

/**
 * Fetches the directory's lists that are missing. Excluded wallets are fetched only if a wallet is installed, to hide
 * it by rdns or name. Never throws.
 * @param start the requests are sent once it resolves
 */
export async function fetchWallets(start?: Promise<void>): Promise<void> {
  const missing = missingLists()
  if (!options.projectId || wallets.status === 'loading' || !missing[0]) return
  const { fetched } = wallets
  updateWallets({ status: 'loading' })
  await start
  if (wallets.fetched !== fetched) return
  try {
    const found = await Promise.all(missing.map((list) => fetchers[list]()))
    if (wallets.fetched !== fetched) return
    updateWallets(Object.assign({ status: 'loaded', fetched: [...fetched, ...missing] }, ...found))
  } catch (thrown) {
    if (wallets.fetched !== fetched) return
    updateWallets({ status: 'failed' })
    reportError(thrown, 'inline')
    return
  }
  // If a wallet was announced during the request, the excluded wallets are still missing, and are fetched by this call.
  await fetchWallets()
}
