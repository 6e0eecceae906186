import { proxy } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { Transaction } from '../types/transaction.ts'

export interface TransactionsState {
  /** Whose these are, and on which network; null before anything was asked for. */
  owner: CaipAddress | null
  /** Newest first, those that are shown alone. Set as a whole: ten thousand rows are too many to watch each. */
  list: Transaction[]
  /** What is left out of it: nothing but collectibles that nobody asked for. */
  spam: Transaction[]
  /** Where the next page begins; null after the last. */
  next: string | null
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Whether nothing was ever done there, as far as could be read. */
  empty: boolean
}

const nothing = (): TransactionsState => ({
  owner: null,
  list: [],
  spam: [],
  next: null,
  status: 'idle',
  empty: false,
})

/** What the account in use has done on its network. One account at a time: another starts anew. */
export const transactions = proxy<TransactionsState>(nothing())

/** Starts anew for an account. */
export function startTransactions(owner: CaipAddress): void {
  Object.assign(transactions, nothing(), { owner })
}

/** Those with a page added: rows that are known already are replaced, and the newest come first. */
export function mergeTransactions(
  known: readonly Transaction[],
  page: readonly Transaction[],
): Transaction[] {
  const ids = new Set(page.map(({ id }) => id))
  const others = known.filter(({ id }) => !ids.has(id))
  return [...others, ...page].sort((a, b) => b.metadata.minedAt - a.metadata.minedAt)
}
