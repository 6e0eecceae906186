import type { CaipAddress } from '../types/caip.ts'
import type { Suspicion, Transaction } from '../types/transaction.ts'
import type { TransactionDetails } from '../types/transactionDetails.ts'
import { createLatest } from '../utils/createLatest.ts'
import { asWhole, createState, type ReadonlyState } from '../utils/state.ts'

export type ActivityKind = 'sent' | 'received' | 'swapped' | 'approved' | 'other'

export interface ActivityFilter {
  kind: ActivityKind | null
  symbol: string | null
}

export interface TransactionsState {
  /** Account and network of the list; null before the first request. */
  owner: CaipAddress | null
  /** Shown transactions, newest first. The array is replaced as a whole: deep proxies of thousands of rows are slow. */
  list: Transaction[]
  /** Transactions that transfer only NFTs marked as spam; they are not shown. */
  spam: Transaction[]
  /** Why listed transactions are likely spam, by their ids. */
  suspects: Record<string, Suspicion>
  /** True if transactions that are likely spam are listed, too. */
  isSpamShown: boolean
  /** Kind and symbol of the listed transactions; null for all. */
  filter: ActivityFilter
  /** Facts that nodes show of transactions, by hash. */
  details: Record<string, TransactionDetails>
  /** Cursor of the next page; null after the last. */
  next: string | null
  /** True if the last pages had no new rows. The next page is then read only when the user requests it. */
  isPaused: boolean
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Time of the last response with the newest page in ms since the epoch. 0 before the first response. */
  readAt: number
  /** True if no transaction was found. */
  empty: boolean
}

const nothing = (): TransactionsState => ({
  owner: null,
  list: [],
  spam: [],
  suspects: {},
  isSpamShown: false,
  filter: { kind: null, symbol: null },
  details: {},
  next: null,
  isPaused: false,
  status: 'idle',
  readAt: 0,
  empty: false,
})

/** Transaction history of the active account on its network. The history is cleared when account or network changes. */
export const transactions: ReadonlyState<TransactionsState> = createState<TransactionsState>(
  nothing(),
)

/** Loads history pages; only the latest run takes effect. */
export const loadingActivity = createLatest()

export function updateTransactions(patch: Partial<TransactionsState>): void {
  Object.assign(transactions, patch)
}

export function startTransactions(owner: CaipAddress): void {
  updateTransactions({ ...nothing(), owner })
}

export function filterTransactions(patch: Partial<ActivityFilter>): void {
  updateTransactions({ filter: { ...transactions.filter, ...patch } })
}

export function updateDetails(hash: string, details: TransactionDetails): void {
  updateTransactions({ details: { ...transactions.details, [hash]: asWhole(details) } })
}

/**
 * Sorts pending rows first, then by time. Time alone does not suffice, because a block's time may be hours ahead of the
 * clock.
 */
function byAge({ metadata: a }: Transaction, { metadata: b }: Transaction): number {
  const [isFirst, isSecond] = [a.status === 'pending', b.status === 'pending']
  return Number(isSecond) - Number(isFirst) || b.minedAt - a.minedAt
}

/** Merges a page into the list. Its rows replace rows with the same id. Pending rows come first, then the newest. */
export function mergeTransactions(
  known: readonly Transaction[],
  page: readonly Transaction[],
): Transaction[] {
  const ids = new Set(page.map(({ id }) => id))
  const others = known.filter(({ id }) => !ids.has(id))
  return [...others, ...page].sort(byAge)
}
