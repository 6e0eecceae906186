import { onramp, type Purchase, updatePurchase } from '../../controllers/onramp.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getHistory } from '../../services/blockchainApi/history.ts'
import type { Transaction } from '../../types/transaction.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { isProviderWindowClosed } from './providerWindow.ts'

const pollMs = 4_000
const limitMs = 180_000
const windowPollMs = 1_000

/**
 * True if the history lists a purchase that is newer than the start, or a pending purchase that the first response
 * lacked.
 */
function isSeen(rows: readonly Transaction[], { startedAt, idsBefore }: Purchase): boolean {
  const known = idsBefore ?? rows.map(({ id }) => id)
  if (!idsBefore) updatePurchase(startedAt, { idsBefore: known })
  return rows.some(
    ({ id, metadata: { status, minedAt } }) =>
      minedAt > startedAt || (status === 'pending' && !known.includes(id)),
  )
}

/**
 * Polls the history at once, then every 4 s, until it lists the purchase; failed requests do not end the polling. After
 * 3 minutes `failure` is set to BUY_FAILED. Returns a function that ends the polling.
 */
export function watchPurchase(onSeen: () => void): () => void {
  const { purchase } = onramp
  const context = serviceContext()
  if (!purchase || !context) return () => {}
  const { address, startedAt } = purchase
  const controller = new AbortController()
  const { signal } = controller
  let isPolling = false

  function end(): void {
    controller.abort()
    clearInterval(timer)
    clearInterval(windowTimer)
  }

  async function isInHistory(): Promise<boolean> {
    if (!context || !purchase) return false
    try {
      const { transactions } = await getHistory(context, { address, onramp: 'coinbase', signal })
      updatePurchase(startedAt, { isUnreachable: false })
      return isSeen(transactions, purchase)
    } catch (thrown) {
      if (signal.aborted) return false
      // A failure is reported once, until a request succeeds.
      if (!onramp.purchase?.isUnreachable) reportError(thrown, 'inline')
      updatePurchase(startedAt, { isUnreachable: true })
      return false
    }
  }

  async function poll(): Promise<void> {
    if (isPolling) return
    isPolling = true
    const found = await isInHistory()
    isPolling = false
    if (signal.aborted) return
    if (found) {
      end()
      onSeen()
    } else if (Date.now() - startedAt >= limitMs) {
      end()
      const longMessage = 'The history told of no purchase within 3 minutes.'
      const error = new WalletModalError('BUY_FAILED', { longMessage })
      updatePurchase(startedAt, { failure: reportError(error, 'inline') })
    }
  }

  const timer = setInterval(poll, pollMs)
  const windowTimer = setInterval(() => {
    if (isProviderWindowClosed()) updatePurchase(startedAt, { isClosed: true })
  }, windowPollMs)
  void poll()
  return end
}
