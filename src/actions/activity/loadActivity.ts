import { ref } from 'valtio/vanilla'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import {
  mergeTransactions,
  startTransactions,
  transactions,
} from '../../controllers/transactions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getHistory, type HistoryPage } from '../../services/blockchainApi/history.ts'
import type { Namespace } from '../../types/caip.ts'
import { isSmartAccount } from '../account/isSmartAccount.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { isSpam } from './isSpam.ts'

/** Pages in a row that may have nothing to show before the visitor is asked whether to look further. */
const maxEmptyPages = 5

/** Views that follow each other within this time show the same list. */
const freshMs = 10_000
let readAt = 0

/** What is asked for is not wanted any more when something else is. */
let asking: AbortController | undefined

interface ReadPage {
  shown: HistoryPage['transactions']
  spam: HistoryPage['transactions']
  next: string | null
}

/** @throws WalletModalError NOT_CONNECTED, or what the service threw */
async function readPage(
  namespace: Namespace,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ReadPage> {
  const { address, caipNetworkId } = accountOf(namespace)
  if (!address || !caipNetworkId) {
    const longMessage = 'Transactions can’t be fetched without an account'
    throw new WalletModalError('NOT_CONNECTED', { longMessage })
  }
  const context = serviceContext()
  const page: ReadPage = { shown: [], spam: [], next: null }
  if (!context || !(await isChainSupported(context, caipNetworkId))) return page
  signal.throwIfAborted()
  page.next = cursor
  for (let read = 0; read < maxEmptyPages; read++) {
    const request = { address, caipNetworkId, cursor: page.next ?? undefined, signal }
    const { transactions: all, next } = await getHistory(context, request)
    const own = all.filter(({ metadata }) => metadata.chain === caipNetworkId)
    page.shown.push(...own.filter((one) => !isSpam(one)))
    page.spam.push(...own.filter(isSpam))
    page.next = next
    if (page.shown.length > 0 || !next) break
  }
  return page
}

function properties(namespace: Namespace, cursor: string | null) {
  const { address } = accountOf(namespace)
  const projectId = serviceContext()?.projectId
  return { address, projectId, cursor, isSmartAccount: isSmartAccount(namespace) }
}

async function load(namespace: Namespace, cursor: string | null): Promise<void> {
  asking?.abort()
  const own = new AbortController()
  asking = own
  transactions.status = 'loading'
  try {
    const { shown, spam, next } = await readPage(namespace, cursor, own.signal)
    if (own.signal.aborted) return
    // The newest page again: what is behind it stays, where both meet.
    const isKnown = shown.some((one) => transactions.list.some(({ id }) => id === one.id))
    const before = cursor || isKnown ? transactions : { list: [], spam: [] }
    transactions.list = ref(mergeTransactions(before.list, shown))
    transactions.spam = ref(mergeTransactions(before.spam, spam))
    if (cursor || !isKnown) transactions.next = next
    transactions.empty = transactions.list.length === 0 && !transactions.next
    transactions.status = 'ready'
    if (!cursor) readAt = Date.now()
  } catch (cause) {
    if (own.signal.aborted) return
    transactions.status = 'failed'
    transactions.empty = transactions.list.length === 0
    track('ERROR_FETCH_TRANSACTIONS', properties(namespace, cursor))
    reportError(new WalletModalError('TRANSACTIONS_UNAVAILABLE', { cause }), 'toast')
  }
}

/**
 * Reads the newest transactions of the account in use on its network; what is known of it stays in sight meanwhile. Not
 * again within 10 s, unless there is news. A failure is told by a toast and an `error` event.
 */
export async function loadActivity(namespace: Namespace, hasNews = false): Promise<void> {
  const owner = caipAddressOf(accountOf(namespace))
  const isOther = transactions.owner !== owner
  if (owner && isOther) startTransactions(owner)
  const isFresh = transactions.status === 'ready' && Date.now() - readAt < freshMs
  if (isOther || hasNews || !isFresh) await load(namespace, null)
}

/** Reads the page that follows, unless there is none or something is being read. */
export async function loadMoreActivity(namespace: Namespace): Promise<void> {
  const { next, status, owner } = transactions
  if (!next || status === 'loading' || owner !== caipAddressOf(accountOf(namespace))) return
  track('LOAD_MORE_TRANSACTIONS', properties(namespace, next))
  await load(namespace, next)
}

/** Nobody looks any more: what is under way is given up. */
export function stopActivity(): void {
  asking?.abort()
  if (transactions.status === 'loading')
    transactions.status = transactions.list.length > 0 ? 'ready' : 'idle'
}
