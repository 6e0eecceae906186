import { hasLaterPart, loadLaterPart } from '../../chains/laterFamilies.ts'
import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { providerOf } from '../../controllers/connections.ts'
import { findRequestedNetwork } from '../../controllers/networks.ts'
import {
  loadingActivity,
  mergeTransactions,
  startTransactions,
  transactions,
  updateTransactions,
} from '../../controllers/transactions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { HistoryRequest } from '../../services/blockchainApi/history.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { HistoryPage, Transaction } from '../../types/transaction.ts'
import { isWithin } from '../../utils/isWithin.ts'
import { asWhole } from '../../utils/state.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { isChainSupported } from '../services/isChainSupported.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { findSuspects } from './findSuspects.ts'
import { readPages } from './readPages.ts'

const freshMs = 10_000

function isSpam({ transfers }: Transaction): boolean {
  return transfers.length > 0 && transfers.every(({ nftInfo }) => nftInfo?.isSpam)
}

type Request = HistoryRequest & { caipNetworkId: CaipNetworkId }

/**
 * Returns the blockchain API's history if the API serves the network, else the node's history. Null if the family
 * has neither.
 */
async function findHistory(
  namespace: Namespace,
  caipNetworkId: CaipNetworkId,
): Promise<((request: Request) => Promise<HistoryPage>) | null> {
  const context = serviceContext()
  const isServed =
    hasLaterPart(namespace, 'history') &&
    context &&
    (await isChainSupported(context, caipNetworkId))
  if (isServed) {
    const getHistory = await loadLaterPart(namespace, 'history')
    return (request) => getHistory(context, request)
  }
  const network = findRequestedNetwork(caipNetworkId)
  const part = hasLaterPart(namespace, 'nodeHistory') ? 'nodeHistory' : 'arrivals'
  if (!network || !hasLaterPart(namespace, part)) return null
  const readHistory = await loadLaterPart(namespace, part)
  const { nativeCurrency } = network
  const tokens = accountOf(namespace).tokenBalance ?? []
  const provider = providerOf(namespace)
  return (request) => readHistory({ ...request, nativeCurrency, tokens, provider }, rpcFor(network))
}

const isSettled = ({ metadata }: Transaction) => metadata.status !== 'pending'

interface ReadPage {
  shown: HistoryPage['transactions']
  spam: HistoryPage['transactions']
  next: string | null
  /** True if at least one row is neither spam nor already shown. */
  hasNews: boolean
}

/** @throws WalletModalError NOT_CONNECTED without an active account; the errors of service and node */
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
  const history = await findHistory(namespace, caipNetworkId)
  if (!history) return { shown: [], spam: [], next: null, hasNews: false }
  signal.throwIfAborted()
  const known = new Set(cursor ? transactions.list.map(({ id }) => id) : [])
  const isOwn = ({ metadata }: Transaction) => metadata.chain === caipNetworkId
  const isNews = (one: Transaction) => isOwn(one) && !isSpam(one) && !known.has(one.id)
  const request = { address, caipNetworkId, cursor: cursor ?? undefined, signal }
  const { transactions: all, next, hasNews } = await readPages(history, request, isNews)
  const own = all.filter(isOwn)
  return {
    shown: own.filter((one) => !isSpam(one)),
    spam: own.filter(isSpam),
    next,
    hasNews,
  }
}

async function readSuspects(namespace: Namespace, rows: readonly Transaction[]) {
  const { address, caipNetworkId } = accountOf(namespace)
  const network = caipNetworkId && findRequestedNetwork(caipNetworkId)
  if (!address || !network || rows.length === 0) return {}
  return findSuspects(rows, network, address)
}

function properties(namespace: Namespace, cursor: string | null) {
  const { address } = accountOf(namespace)
  const projectId = serviceContext()?.projectId
  return { address, projectId, cursor, isSmartAccount: isSmartAccount(namespace) }
}

async function load(namespace: Namespace, cursor: string | null): Promise<void> {
  const signal = loadingActivity.begin()
  updateTransactions({ status: 'loading' })
  try {
    const { shown, spam, next, hasNews } = await readPage(namespace, cursor, signal)
    const found = await readSuspects(namespace, shown)
    if (signal.aborted) return
    // After a refresh of the newest page, older rows stay only if the page contains one of them and further rows follow
    // the page. Otherwise there may be a gap between page and older rows, or the page is the whole history.
    const isKnown =
      next !== null && shown.some((one) => transactions.list.some(({ id }) => id === one.id))
    const before = cursor || isKnown ? transactions : { list: [], spam: [], suspects: {} }
    // The newest page lists every pending transaction, so a pending row that is missing on this page is dropped.
    const kept = cursor ? before.list : before.list.filter(isSettled)
    const list = asWhole(mergeTransactions(kept, shown))
    const end = cursor || !isKnown ? { next, isPaused: !hasNews } : { next: transactions.next }
    updateTransactions({
      list,
      suspects: { ...before.suspects, ...found },
      spam: asWhole(mergeTransactions(before.spam, spam)),
      ...end,
      empty: list.length === 0 && !end.next,
      status: 'ready',
      ...(!cursor && { readAt: Date.now() }),
    })
  } catch (cause) {
    if (signal.aborted) return
    updateTransactions({ status: 'failed', empty: transactions.list.length === 0 })
    track('ERROR_FETCH_TRANSACTIONS', properties(namespace, cursor))
    reportError(new WalletModalError('TRANSACTIONS_UNAVAILABLE', { cause }), 'toast')
  }
}

/**
 * Requests the newest page, at most every 10 s unless `hasNews` is set. Reports a failure in a toast and an `error`
 * event.
 */
export async function loadActivity(namespace: Namespace, hasNews = false): Promise<void> {
  const owner = caipAddressOf(accountOf(namespace))
  const isOther = transactions.owner !== owner
  if (owner && isOther) startTransactions(owner)
  const isFresh = transactions.status === 'ready' && isWithin(transactions.readAt, freshMs)
  if (isOther || hasNews || !isFresh) await load(namespace, null)
}

export async function loadMoreActivity(namespace: Namespace): Promise<void> {
  const { next, status, owner } = transactions
  if (!next || status === 'loading' || owner !== caipAddressOf(accountOf(namespace))) return
  track('LOAD_MORE_TRANSACTIONS', properties(namespace, next))
  await load(namespace, next)
}

export function stopActivity(): void {
  loadingActivity.leave()
  if (transactions.status === 'loading')
    updateTransactions({ status: transactions.list.length > 0 ? 'ready' : 'idle' })
}
