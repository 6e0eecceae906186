import { ref } from 'valtio/vanilla'
import type { Modal } from '../../controllers/modal.ts'
import { swap, updateSwap } from '../../controllers/swap.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import { reportError } from '../report/reportError.ts'
import { buildSwap, readOrder } from './buildSwap.ts'
import { refreshQuote } from './quoteSwap.ts'
import { readHoldings } from './readHoldings.ts'
import { swappingAccount } from './swappingAccount.ts'

let current: AbortController | undefined

/** Nothing is prepared any more: the person has left, or has pressed. */
export function stopPreparing(): void {
  current?.abort()
  current = undefined
  if (swap.activity === 'preparing') updateSwap({ activity: 'idle' })
}

const ofService = [
  'SWAP_BUILD_FAILED',
  'ALLOWANCE_UNAVAILABLE',
  'APPROVAL_BUILD_FAILED',
  'SWAP_UNSUPPORTED',
] as const

/**
 * Prepares what is to be signed, for the price of now. What fails is kept with the draft; a first time that the service fails
 * in, the preview has nothing to show and is left. Does nothing while a swap may have been sent. Never throws.
 */
export async function prepareCalls(modal: Modal): Promise<void> {
  const paying = swappingAccount()
  if (!paying || current || swap.loading || swap.mayHaveBeenSent) return
  const controller = new AbortController()
  current = controller
  const { signal } = controller
  const isFirst = swap.prepared === null && swap.failure === null
  updateSwap({ activity: 'preparing' })
  try {
    await Promise.all([readHoldings(paying), refreshQuote()])
    if (signal.aborted || !isStillPaying(paying)) return
    // What failed there has been told.
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
    if (current === controller) {
      current = undefined
      if (swap.activity === 'preparing') updateSwap({ activity: 'idle' })
    }
  }
}
