import type { Namespace } from '../types/caip.ts'
import type { Wallet } from '../types/wallet.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/**
 * Loaded pages of the directory. `count` is the number of wallets on all pages, including pages that are not loaded.
 */
interface DirectoryPages {
  wallets: Wallet[]
  /** Featured and recommended wallets, which start the list. Later pages exclude them. */
  first: Wallet[]
  page: number
  count: number
  status: ListStatus
}

export function emptyPages(): DirectoryPages {
  return { wallets: [], first: [], page: 0, count: 0, status: 'idle' }
}

/**
 * Lists that are fetched in addition to pages and search. The list `excluded` contains the wallets to hide, `only` those that
 * the page names as the only ones.
 */
export type DirectoryList = 'recommended' | 'featured' | 'excluded' | 'only'

export interface WalletsState {
  recent: Wallet[]
  featured: Wallet[]
  recommended: Wallet[]
  /** Number of wallets in the directory for the configured networks. 0 while the number is unknown. */
  count: number
  /**
   * rdns of excluded wallets. Installed wallets with one of these rdns, or with a name in `excludedNames`, are hidden.
   */
  excludedRdns: string[]
  excludedNames: string[]
  /** Wallets of the directory that `only-wallets` names by id or name. */
  only: Wallet[]
  /** Lists that were fetched for the current configuration. A changed configuration sets a new array. */
  fetched: DirectoryList[]
  status: ListStatus
  pages: DirectoryPages
  search: { query: string; wallets: Wallet[]; status: ListStatus }
  /**
   * Wallets that the command `search-wallets` has found. The command `connect` finds them by id, rdns and name without
   * another request.
   */
  found: Wallet[]
  /** The place that lists wallets: the modal, or the page itself, for which pictures are loaded, too. */
  askedBy: 'modal' | 'page' | null
  certifiedOnly: boolean
  /** Namespace to which pages and search are limited. Undefined for all namespaces. */
  namespace?: Namespace | undefined
}

const unfetched = (): Omit<WalletsState, 'recent' | 'askedBy' | 'certifiedOnly' | 'namespace'> => ({
  featured: [],
  recommended: [],
  count: 0,
  excludedRdns: [],
  excludedNames: [],
  only: [],
  fetched: [],
  status: 'idle',
  pages: emptyPages(),
  search: { query: '', wallets: [], status: 'idle' },
  found: [],
})

export const wallets: ReadonlyState<WalletsState> = createState<WalletsState>({
  recent: [],
  askedBy: null,
  certifiedOnly: false,
  ...unfetched(),
})

export function updateWallets(patch: Partial<WalletsState>): void {
  Object.assign(wallets, patch)
}

/** Updates pages, unless a changed filter has replaced them. Returns true if they are current. */
export function updatePages(
  pages: ReadonlyState<DirectoryPages>,
  patch: Partial<DirectoryPages>,
): boolean {
  const isCurrent = pages === wallets.pages
  if (isCurrent) Object.assign(pages, patch)
  return isCurrent
}

const maxFound = 400

/** Adds wallets that the page has searched for, and drops the oldest ones. */
export function addFound(added: readonly Wallet[]): void {
  const kept = wallets.found.filter(({ id }) => !added.some((wallet) => wallet.id === id))
  updateWallets({ found: [...added, ...(kept as Wallet[])].slice(0, maxFound) })
}

/** Clears all fetched lists after a change of the host's configuration. Their pending requests become stale. */
export function resetWallets(): void {
  Object.assign(wallets, unfetched())
}
