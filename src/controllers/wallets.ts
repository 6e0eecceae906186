import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { Wallet } from '../types/wallet.ts'

export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/** The loaded pages of the directory; `count` is the number of wallets in all pages. */
interface DirectoryPages {
  wallets: Wallet[]
  /** Wallets that lead the list, such as featured ones; they are known before the first page. */
  first: Wallet[]
  page: number
  count: number
  status: ListStatus
}

export function emptyPages(): DirectoryPages {
  return { wallets: [], first: [], page: 0, count: 0, status: 'idle' }
}

/** Lists of the directory beside its pages and search. `excluded` names wallets that are not shown. */
export type DirectoryList = 'recommended' | 'featured' | 'excluded'

export interface WalletsState {
  recent: Wallet[]
  featured: Wallet[]
  recommended: Wallet[]
  /** Number of wallets in the directory for the configured networks; 0 while unknown. */
  count: number
  /** rdns and names of excluded wallets, which hide installed ones too. */
  excludedRdns: string[]
  excludedNames: string[]
  /** Lists that were fetched for the host's configuration; replaced with it. */
  fetched: DirectoryList[]
  status: ListStatus
  pages: DirectoryPages
  search: { query: string; wallets: Wallet[]; status: ListStatus }
  certifiedOnly: boolean
  /** The namespace filter of pages and search; undefined for all. */
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

/** Clears all that was fetched, after the host's configuration has changed. A pending read of it is stale. */
export function resetWallets(): void {
  Object.assign(wallets, unfetched())
}
