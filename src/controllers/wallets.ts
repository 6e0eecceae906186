import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { Wallet } from '../types/wallet.ts'

export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/** The loaded pages of the directory; `count` is the number of wallets in all pages. */
interface DirectoryPages {
  wallets: Wallet[]
  /** Wallets that were known before the first page, and lead the list. */
  first: Wallet[]
  page: number
  count: number
  status: ListStatus
}

export function noPages(): DirectoryPages {
  return { wallets: [], first: [], page: 0, count: 0, status: 'idle' }
}

export interface WalletsState {
  recent: Wallet[]
  featured: Wallet[]
  recommended: Wallet[]
  /** Number of wallets in the directory for the configured networks; 0 while unknown. */
  count: number
  /** rdns and names of excluded wallets, which hide installed ones too. */
  excludedRdns: string[]
  excludedNames: string[]
  status: ListStatus
  pages: DirectoryPages
  search: { query: string; wallets: Wallet[]; status: ListStatus }
  certifiedOnly: boolean
  /** The namespace filter of pages and search; undefined for all. */
  namespace?: Namespace | undefined
}

export const wallets = proxy<WalletsState>({
  recent: [],
  featured: [],
  recommended: [],
  count: 0,
  excludedRdns: [],
  excludedNames: [],
  status: 'idle',
  pages: noPages(),
  search: { query: '', wallets: [], status: 'idle' },
  certifiedOnly: false,
})
