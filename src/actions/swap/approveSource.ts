import type { Modal } from '../../controllers/modal.ts'
import { type PreparedSwap, swap, updateSwap } from '../../controllers/swap.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { keepCall } from './keepCall.ts'
import { beginSwapOrder, leaveSwapOrder } from './orders.ts'
import { signCall } from './signCall.ts'
import { statisticsOf } from './statisticsOf.ts'
import { swappingAccount } from './swappingAccount.ts'

/**
 * Has the wallet allow what the swap takes. That it is allowed is found on the network afterwards, whoever waits for it. What
 * fails is kept with the draft. Never throws.
 */
export async function approveSource(modal: Modal, prepared: PreparedSwap): Promise<void> {
  const paying = swappingAccount()
  const [call] = prepared.approvals
  if (!paying || swap.prepared !== prepared || !call || swap.loading) return
  const { order, approvals } = prepared
  const signal = beginSwapOrder()
  const sayApprove = () =>
    showToast(translate(modal.state.language, 'swap.toast.approve'), 'loading')
  updateSwap({ activity: 'approving', failure: null })
  try {
    const hash = await signCall({
      modal,
      paying,
      call,
      kind: 'approve',
      entry: { view: null, goBack: true, onSuccess: sayApprove },
      feeLimit: null,
      signal,
      onAsk: sayApprove,
      onFailure(error) {
        track('SWAP_APPROVAL_ERROR', { ...statisticsOf(paying, order), message: error.code })
      },
    })
    if (hash === null) return
    // Of two, the first takes back what was allowed before.
    const amount = approvals.length > 1 ? 0n : order.quote.fromAmount
    keepCall(paying, { kind: 'approve', hash, call, source: order.source, amount })
    // What is allowed then has to be read before anything else is signed.
    updateSwap({ prepared: null })
  } catch (thrown) {
    if (!signal.aborted) updateSwap({ failure: reportError(thrown, 'inline') })
  } finally {
    if (!signal.aborted) leaveSwapOrder()
  }
}
