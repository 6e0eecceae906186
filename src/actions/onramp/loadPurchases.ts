import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { loadingPurchases, onramp, updatePurchases } from '../../controllers/onramp.ts'
import { mergeTransactions } from '../../controllers/transactions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getHistory, type HistoryRequest } from '../../services/blockchainApi/history.ts'
import { asWhole } from '../../utils/state.ts'
import { readPages } from '../activity/readPages.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'

async function load(cursor: string | null): Promise<void> {
  const signal = loadingPurchases.begin()
  updatePurchases({ status: 'loading' })
  try {
    const { address } = accountOf(networks.activeNamespace)
    if (!address) throw new WalletModalError('ONRAMP_NO_ADDRESS')
    const context = serviceContext()
    if (!context) throw new WalletModalError('ONRAMP_NO_PROJECT_ID')
    const request = { address, onramp: 'coinbase', cursor: cursor ?? undefined, signal } as const
    const known = new Set(cursor ? onramp.purchases.list.map(({ id }) => id) : [])
    const isNews = ({ id }: { id: string }) => !known.has(id)
    const { transactions, next, hasNews } = await readPages(
      (page: HistoryRequest) => getHistory(context, page),
      request,
      isNews,
    )
    if (signal.aborted) return
    const { list } = onramp.purchases
    // After a refresh of the newest page, older rows and the cursor behind them stay.
    const isAgain = cursor === null && list.length > 0
    updatePurchases({
      list: asWhole(mergeTransactions(list, transactions)),
      ...(!isAgain && { next, isPaused: !hasNews }),
      status: 'ready',
    })
  } catch (thrown) {
    if (signal.aborted) return
    updatePurchases({ status: 'failed' })
    const isOwn = thrown instanceof WalletModalError && thrown.code.startsWith('ONRAMP_')
    const error = isOwn
      ? thrown
      : new WalletModalError('TRANSACTIONS_UNAVAILABLE', { cause: thrown })
    reportError(error, 'toast')
  }
}

/** Loads the active account's purchases, newest first. Reports a failure in a toast and an `error` event. */
export async function loadPurchases(): Promise<void> {
  const owner = accountOf(networks.activeNamespace).address
  if (onramp.purchases.owner !== owner)
    updatePurchases({ owner, list: [], next: null, isPaused: false })
  await load(null)
}

export async function loadMorePurchases(): Promise<void> {
  const { next, status } = onramp.purchases
  if (next && status !== 'loading') await load(next)
}

export function stopPurchases(): void {
  loadingPurchases.leave()
  if (onramp.purchases.status === 'loading')
    updatePurchases({ status: onramp.purchases.list.length > 0 ? 'ready' : 'idle' })
}
