import type { Modal } from '../../controllers/modal.ts'
import { endPreparing, startPreparing, swap } from '../../controllers/swap.ts'
import { isCode } from '../../errors/WalletModalError.ts'
import { asWhole } from '../../utils/state.ts'
import { withAccountKind } from '../account/withAccountKind.ts'
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
 * Requests a new quote and builds the transactions to sign, unless a swap may have been sent. If the service fails the
 * first time, the preview has nothing to show, so the router goes back to the form. Never throws: a failure is stored
 * in the draft.
 */
export async function prepareCalls(modal: Modal): Promise<void> {
  const paying = swappingAccount()
  const signal = paying && startPreparing()
  if (!signal) return
  const isFirst = swap.prepared === null && swap.failure === null
  try {
    const [account] = await Promise.all([
      withAccountKind(paying),
      readHoldings(paying),
      refreshQuote(),
    ])
    if (signal.aborted) return
    // `refreshQuote` has reported the failure.
    if (swap.quoteStatus !== 'ready') return void endPreparing(signal, { prepared: null })
    const prepared = await buildSwap(account, readOrder(account), signal)
    endPreparing(signal, { prepared: asWhole(prepared), failure: null })
  } catch (thrown) {
    if (signal.aborted) return
    const isLeft =
      isFirst &&
      ofService.some((code) => isCode(thrown, code)) &&
      modal.router.top()?.view === 'SwapPreview'
    const failure = reportError(thrown, isLeft ? 'toast' : 'inline')
    endPreparing(signal, { prepared: null, failure })
    if (isLeft) modal.router.goBack()
  }
}
