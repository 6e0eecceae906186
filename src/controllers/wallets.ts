import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { Wallet } from '../types/wallet.ts'

export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/** Loaded pages of the directory. `count` is the number of wallets in all pages, loaded or not. */
interface DirectoryPages {
  wallets: Wallet[]
  /** Wallets at the start of the list (featured, recommended), which later pages exclude. */
  first: Wallet[]
  page: number
  count: number
  status: ListStatus
}

export function emptyPages(): DirectoryPages {
  return { wallets: [], first: [], page: 0, count: 0, status: 'idle' }
}

/** Lists that are fetched in addition to pages and search. `excluded` has the wallets that must be hidden. */
export type DirectoryList = 'recommended' | 'featured' | 'excluded'

export interface WalletsState {
  recent: Wallet[]
  featured: Wallet[]
  recommended: Wallet[]
  /** Number of wallets in the directory for the configured networks; 0 while unknown. */
  count: number
  /**
   * rdns of excluded wallets. Installed wallets with one of these rdns, or with a name in `excludedNames`, are hidden.
   */
  excludedRdns: string[]
  excludedNames: string[]
  /** Lists that were fetched for the current configuration. A change of the configuration sets a new array. */
  fetched: DirectoryList[]
  status: ListStatus
  pages: DirectoryPages
  search: { query: string; wallets: Wallet[]; status: ListStatus }
  certifiedOnly: boolean
  /** Namespace to which pages and search are limited; undefined for all. */
  namespace?: Namespace | undefined
}

const unfetched = (): Omit<WalletsState, 'recent' | 'certifiedOnly' | 'namespace'> => ({
  featured: [],
  recommended: [],
  count: 0,
  excludedRdns: [],
  excludedNames: [],
  fetched: [],
  status: 'idle',
  pages: emptyPages(),
  search: { query: '', wallets: [], status: 'idle' },
})

export const wallets = proxy<WalletsState>({ recent: [], certifiedOnly: false, ...unfetched() })

/** Clears all fetched lists after a change of the host's configuration. Pending requests for them become stale. */
export function resetWallets(): void {
  Object.assign(wallets, unfetched())
}
