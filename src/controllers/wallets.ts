import { proxy } from 'valtio/vanilla'
import type { Namespace } from '../types/caip.ts'
import type { Wallet } from '../types/wallet.ts'

/** Where a part of the wallet directory stands. */
export type ListStatus = 'idle' | 'loading' | 'loaded' | 'failed'

/** The directory as far as it was paged through; `count` is how many wallets it will have in the end. */
interface DirectoryPages {
  wallets: Wallet[]
  /** Those that were at hand before the first page, and lead the list. */
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
  /** Wallets in the directory for the configured networks; 0 while unknown. */
  count: number
  /** rdns and names of excluded wallets: hide installed ones too. */
  excludedRdns: string[]
  excludedNames: string[]
  /** The lists shown on Connect. */
  status: ListStatus
  pages: DirectoryPages
  search: { query: string; wallets: Wallet[]; status: ListStatus }
  certifiedOnly: boolean
  /** The family that the directory is paged and searched for; all if undefined. */
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
