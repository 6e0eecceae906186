import { proxy } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { Transaction } from '../types/transaction.ts'

export interface TransactionsState {
  /** The account and network of the list; null before the first read. */
  owner: CaipAddress | null
  /** Shown transactions, newest first. Replaced as a whole: observing each of ten thousand rows is too slow. */
  list: Transaction[]
  /** Hidden transactions: only collectibles that the user did not request. */
  spam: Transaction[]
  /** Cursor of the next page; null after the last. */
  next: string | null
  /** The last pages had nothing new to show: the next one is read on request alone. */
  isPaused: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** True if the account has no history, as far as it could be read. */
  empty: boolean
}

const nothing = (): TransactionsState => ({
  owner: null,
  list: [],
  spam: [],
  next: null,
  isPaused: false,
  status: 'idle',
  empty: false,
})

/** Transaction history of the active account on its network; cleared when either changes. */
export const transactions = proxy<TransactionsState>(nothing())

export function startTransactions(owner: CaipAddress): void {
  Object.assign(transactions, nothing(), { owner })
}

/** Adds a page: known rows are replaced, newest first. */
export function mergeTransactions(
  known: readonly Transaction[],
  page: readonly Transaction[],
): Transaction[] {
  const ids = new Set(page.map(({ id }) => id))
  const others = known.filter(({ id }) => !ids.has(id))
  return [...others, ...page].sort((a, b) => b.metadata.minedAt - a.metadata.minedAt)
}
