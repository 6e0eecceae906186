import { connectors } from '../../controllers/connectors.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { noPages, type WalletsState, wallets } from '../../controllers/wallets.ts'
import { getWallets, type WalletsPage, type WalletsRequest } from '../../services/walletServices.ts'
import type { Wallet } from '../../types/wallet.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'

const recommendedCount = 4

export const requestedChains = () => networks.requested.map((network) => network.caipNetworkId)
const featuredIds = () => options.featuredWalletIds
const excludedIds = () => options.excludeWalletIds

/** One request to the directory; nothing without a project id. */
export async function queryDirectory(query: WalletsRequest): Promise<WalletsPage> {
  const context = serviceContext()
  return context ? getWallets(context, query) : { wallets: [], count: 0 }
}

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

async function fetchRecommended(): Promise<Partial<WalletsState>> {
  const found = await queryDirectory({
    page: 1,
    entries: recommendedCount,
    chains: requestedChains(),
    include: options.includeWalletIds,
    exclude: excludedIds(),
  })
  return { recommended: found.wallets, count: found.count ?? 0 }
}

/** What is at hand; replaced when the host changes what it asks for. */
let known = { ids: false, recommended: false }

/**
 * Gets what the Connect view lists beyond the installed wallets, and is not at hand. One request: by id
 * when the host features wallets, recommendations otherwise. Only a host that excludes wallets while
 * some are installed costs a second one, for what those go by.
 */
export async function fetchWallets(): Promise<void> {
  const mine = known
  const mustHide =
    excludedIds().length > 0 && connectors.list.some(({ type }) => type === 'ANNOUNCED')
  const ids = !mine.ids && (featuredIds().length > 0 || mustHide)
  const recommended = !mine.recommended && featuredIds().length === 0
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
