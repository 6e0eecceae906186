import { ref } from 'valtio/vanilla'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { onramp, updatePurchases } from '../../controllers/onramp.ts'
import { mergeTransactions } from '../../controllers/transactions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getHistory } from '../../services/blockchainApi/history.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** What is asked for is not wanted any more when something else is. */
let asking: AbortController | undefined

async function load(cursor: string | null): Promise<void> {
  asking?.abort()
  const own = new AbortController()
  asking = own
  const { signal } = own
  updatePurchases({ status: 'loading' })
  try {
    const { address } = accountOf(networks.activeNamespace)
    if (!address) throw new WalletModalError('ONRAMP_NO_ADDRESS')
    const context = serviceContext()
    if (!context) throw new WalletModalError('ONRAMP_NO_PROJECT_ID')
    const request = { address, onramp: 'coinbase', cursor: cursor ?? undefined, signal } as const
    const { transactions, next } = await getHistory(context, request)
    if (signal.aborted) return
    const { list } = onramp.purchases
    // The newest page again: what is behind it stays, and so does where that ends.
    const isAgain = cursor === null && list.length > 0
    updatePurchases({
      list: ref(mergeTransactions(list, transactions)),
      ...(!isAgain && { next }),
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

/** Reads what the account in use has bought, the newest first. A failure is told by a toast and an `error` event. */
export async function loadPurchases(): Promise<void> {
  const owner = accountOf(networks.activeNamespace).address
  if (onramp.purchases.owner !== owner) updatePurchases({ owner, list: [], next: null })
  await load(null)
}

/** Reads the page that follows, unless there is none or something is being read. */
export async function loadMorePurchases(): Promise<void> {
  const { next, status } = onramp.purchases
  if (next && status !== 'loading') await load(next)
}

/** Nobody looks any more: what is under way is given up. */
export function stopPurchases(): void {
  asking?.abort()
  if (onramp.purchases.status === 'loading')
    updatePurchases({ status: onramp.purchases.list.length > 0 ? 'ready' : 'idle' })
}
