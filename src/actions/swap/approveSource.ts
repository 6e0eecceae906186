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
 * Requests the approval from the wallet. Whether it was mined is read from the network afterwards. A failure is stored
 * in the draft. Never throws.
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
      gasLimit: prepared.gasLimits?.[0] ?? null,
      signal,
      onAsk: sayApprove,
      onFailure(error) {
        track('SWAP_APPROVAL_ERROR', { ...statisticsOf(paying, order), message: error.code })
      },
    })
    if (hash === null) return
    // Of two approvals the first resets the allowance.
    const amount = approvals.length > 1 ? 0n : order.quote.fromAmount
    keepCall(paying, { kind: 'approve', hash, call, source: order.source, amount })
    // The new allowance must be read before anything else is signed.
    updateSwap({ prepared: null })
  } catch (thrown) {
    if (!signal.aborted) updateSwap({ failure: reportError(thrown, 'inline') })
  } finally {
    if (!signal.aborted) leaveSwapOrder()
  }
}
