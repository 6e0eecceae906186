import { proxy } from 'valtio/vanilla'
import type { CaipAddress } from '../types/caip.ts'
import type { Transaction } from '../types/transaction.ts'
import { createLatest } from '../utils/createLatest.ts'

export interface TransactionsState {
  /** The account and network of the list; null before the first read. */
  owner: CaipAddress | null
  /**
   * Shown transactions, newest first. The array is replaced as a whole: observing each of ten thousand rows is too
   * slow.
   */
  list: Transaction[]
  /** Hidden transactions: unsolicited NFTs. */
  spam: Transaction[]
  /** Cursor of the next page; null after the last. */
  next: string | null
  /** True if the last pages had nothing to show: the next one is read only when the user requests it. */
  isPaused: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Time of the last read of the newest page, in milliseconds since the epoch; 0 before. */
  readAt: number
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
  readAt: 0,
  empty: false,
})

/** Transaction history of the active account on its network; cleared when either changes. */
export const transactions = proxy<TransactionsState>(nothing())

/** Reads of history pages. */
export const loadingActivity = createLatest()

export function startTransactions(owner: CaipAddress): void {
  Object.assign(transactions, nothing(), { owner })
}

/** A block's time may be up to two hours ahead of the clock, so pending rows are put first whatever their time is. */
function byAge({ metadata: a }: Transaction, { metadata: b }: Transaction): number {
  const [isFirst, isSecond] = [a.status === 'pending', b.status === 'pending']
  return Number(isSecond) - Number(isFirst) || b.minedAt - a.minedAt
}

/** Merges a page into the list: known rows are replaced; pending ones come first, then the newest. */
export function mergeTransactions(
  known: readonly Transaction[],
  page: readonly Transaction[],
): Transaction[] {
  const ids = new Set(page.map(({ id }) => id))
  const others = known.filter(({ id }) => !ids.has(id))
  return [...others, ...page].sort(byAge)
}
