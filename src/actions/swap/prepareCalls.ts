import { ref } from 'valtio/vanilla'
import type { Modal } from '../../controllers/modal.ts'
import { preparing, swap, updateSwap } from '../../controllers/swap.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { buildSwap, readOrder } from './buildSwap.ts'
import { refreshQuote } from './quoteSwap.ts'
import { readHoldings } from './readHoldings.ts'
import { swappingAccount } from './swappingAccount.ts'

const ofService = [
  'SWAP_BUILD_FAILED',
  'ALLOWANCE_UNAVAILABLE',
  'APPROVAL_BUILD_FAILED',
  'SWAP_UNSUPPORTED',
] as const

/**
 * Builds the transactions to sign, with a new quote. Failures are stored in the draft; if the service fails the first
 * time, there is nothing to show and the preview is left. Does nothing while a swap may have been sent. Never throws.
 */
export async function prepareCalls(modal: Modal): Promise<void> {
  const paying = swappingAccount()
  if (!paying || preparing.isRunning() || swap.loading || swap.mayHaveBeenSent) return
  const isFirst = swap.prepared === null && swap.failure === null
  const signal = preparing.begin()
  try {
    await Promise.all([readHoldings(paying), refreshQuote()])
    if (signal.aborted || !isStillPaying(paying)) return
    // Quoting has reported the failure.
    if (swap.quoteStatus !== 'ready') return updateSwap({ prepared: null })
    const prepared = await buildSwap(paying, readOrder(paying), signal)
    if (!signal.aborted && isStillPaying(paying))
      updateSwap({ prepared: ref(prepared), failure: null })
  } catch (thrown) {
    if (signal.aborted || !isStillPaying(paying)) return
    const isLeft =
      isFirst &&
      ofService.some((code) => isCode(thrown, code)) &&
      modal.router.top()?.view === 'SwapPreview'
    const failure = reportError(thrown, isLeft ? 'toast' : 'inline')
    updateSwap({ prepared: null, failure })
    if (isLeft) modal.router.goBack()
  } finally {
    if (!signal.aborted) preparing.leave()
  }
}
