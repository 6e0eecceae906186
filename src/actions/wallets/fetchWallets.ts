import { connectors } from '../../controllers/connectors.ts'
import { options } from '../../controllers/options.ts'
import { noPages, type WalletsState, wallets } from '../../controllers/wallets.ts'
import type { Wallet } from '../../types/wallet.ts'
import { reportError } from '../report/reportError.ts'
import { queryDirectory, requestedChains } from './queryDirectory.ts'

const recommendedCount = 4

const featuredIds = () => options.featuredWalletIds
const excludedIds = () => options.excludeWalletIds

const position = (ids: readonly string[]) => (a: Wallet, b: Wallet) =>
  ids.indexOf(a.id) - ids.indexOf(b.id)

/** Featured and excluded wallets come by id, so one request serves both. */
async function fetchById(): Promise<Partial<WalletsState>> {
  const include = [...featuredIds(), ...excludedIds()]
  const found = await queryDirectory({ page: 1, entries: include.length, include })
  const excluded = found.wallets.filter(({ id }) => excludedIds().includes(id))
  return {
    featured: found.wallets
      .filter(({ id }) => featuredIds().includes(id) && !excludedIds().includes(id))
      .sort(position(featuredIds())),
    excludedRdns: excluded.flatMap(({ rdns }) => rdns ?? []),
    excludedNames: excluded.map(({ name }) => name),
  }
}

/** What beside the featured wallets is worth a look, and how many there are of those. */
async function fetchRecommended(): Promise<Partial<WalletsState>> {
  const found = await queryDirectory({
    page: 1,
    entries: recommendedCount,
    chains: requestedChains(),
    include: options.includeWalletIds,
    exclude: [...featuredIds(), ...excludedIds()],
  })
  return { recommended: found.wallets, count: found.count ?? 0 }
}

/** What is at hand; replaced when the host changes what it asks for. */
let known = { ids: false, recommended: false }

/**
 * Gets what the Connect view lists beyond the installed wallets, and is not at hand: recommendations with the number
 * of all wallets and, where the host features wallets, those by their ids. Excluded wallets are asked for by id only
 * while some are installed: for what those go by.
 */
export async function fetchWallets(): Promise<void> {
  const mine = known
  const mustHide =
    excludedIds().length > 0 && connectors.list.some(({ type }) => type === 'ANNOUNCED')
  const ids = !mine.ids && (featuredIds().length > 0 || mustHide)
  const recommended = !mine.recommended
  if (!options.projectId || wallets.status === 'loading' || !(ids || recommended)) return
  wallets.status = 'loading'
  try {
    const parts = await Promise.all([ids && fetchById(), recommended && fetchRecommended()])
    if (mine !== known) return
    Object.assign(wallets, ...parts, { status: 'loaded' })
    mine.ids ||= ids
    mine.recommended ||= recommended
  } catch (thrown) {
    if (mine !== known) return
    wallets.status = 'failed'
    reportError(thrown, 'inline')
    return
  }
  // A wallet that had not announced itself when the request was made may have to be hidden.
  await fetchWallets()
}

/** Forgets what was fetched: the host changed what it asks for. */
export function resetWallets(): void {
  known = { ids: false, recommended: false }
  Object.assign(wallets, {
    featured: [],
    recommended: [],
    excludedRdns: [],
    excludedNames: [],
    count: 0,
    status: 'idle',
    pages: noPages(),
    search: { query: '', wallets: [], status: 'idle' },
  })
}
