import { onramp, type Purchase, updatePurchase } from '../../controllers/onramp.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getHistory } from '../../services/blockchainApi/history.ts'
import type { Transaction } from '../../types/transaction.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { isProviderWindowClosed } from './providerWindow.ts'

const lookMs = 4_000
const giveUpMs = 180_000
const windowLookMs = 1_000

/** Ids in the history at the first poll for a purchase, before it was paid. */
let before: { startedAt: number; ids: Set<string> } | undefined

/** True if the history has the purchase: newer than its start, or pending and not there before. */
function isSeen(rows: readonly Transaction[], { startedAt }: Purchase): boolean {
  if (before?.startedAt !== startedAt)
    before = { startedAt, ids: new Set(rows.map(({ id }) => id)) }
  const { ids } = before
  return rows.some(
    ({ id, metadata: { status, minedAt } }) =>
      minedAt > startedAt || (status === 'pending' && !ids.has(id)),
  )
}

/** Polls at once, then every 4 s, until 3 minutes after the start; then sets `failure`. Failed requests are retried. */
export function watchPurchase(onSeen: () => void): () => void {
  const { purchase } = onramp
  const context = serviceContext()
  if (!purchase || !context) return () => {}
  const { address, startedAt } = purchase
  const controller = new AbortController()
  const { signal } = controller
  let isLooking = false

  function end(): void {
    controller.abort()
    clearInterval(timer)
    clearInterval(windowTimer)
  }

  async function ask(): Promise<boolean> {
    if (!context || !purchase) return false
    try {
      const { transactions } = await getHistory(context, { address, onramp: 'coinbase', signal })
      updatePurchase(startedAt, { isUnreachable: false })
      return isSeen(transactions, purchase)
    } catch (thrown) {
      if (signal.aborted) return false
      // Reported once per outage.
      if (!onramp.purchase?.isUnreachable) reportError(thrown, 'inline')
      updatePurchase(startedAt, { isUnreachable: true })
      return false
    }
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    const found = await ask()
    isLooking = false
    if (signal.aborted) return
    if (found) {
      end()
      onSeen()
    } else if (Date.now() - startedAt >= giveUpMs) {
      end()
      const longMessage = 'The history told of no purchase within 3 minutes.'
      const error = new WalletModalError('BUY_FAILED', { longMessage })
      updatePurchase(startedAt, { failure: reportError(error, 'inline') })
    }
  }

  const timer = setInterval(look, lookMs)
  const windowTimer = setInterval(() => {
    if (isProviderWindowClosed()) updatePurchase(startedAt, { isClosed: true })
  }, windowLookMs)
  void look()
  return end
}
