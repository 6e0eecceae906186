import type { Modal } from '../../controllers/modal.ts'
import { canOrder, endApproval, type PreparedSwap, startOrder } from '../../controllers/swap.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import { isStillPaying } from '../account/payingAccount.ts'
import { track } from '../report/track.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import { toPayment } from './buildSwap.ts'
import { orderOf, planCall, statisticsOf } from './planCall.ts'

/** Requests the next approval of the prepared swap from the wallet. Never throws: a failure is stored in the draft. */
export async function approveSource(modal: Modal, prepared: PreparedSwap): Promise<void> {
  const { trade, approvals, gasLimits, account } = prepared
  const [call] = approvals
  if (!call || !isStillPaying(account) || !canOrder(prepared)) return
  const sayApprove = () =>
    showToast(translate(modal.state.language, 'swap.toast.approve'), 'loading')
  // If two approvals are needed, the first sets the allowance to zero.
  const amount = approvals.length > 1 ? 0n : trade.quote.fromAmount
  const pays = toPayment(trade.source, amount, undefined)
  await runTransaction({
    ...planCall(prepared, orderOf(prepared, 0, { kind: 'approve', to: call.to, pays }), [call]),
    modal,
    async simulate() {
      startOrder('approving')
      // The approval was simulated together with the swap.
      return { gasLimit: gasLimits?.[0] ?? null }
    },
    entry: { view: null, goBack: true, onSuccess: sayApprove },
    count: {
      failed: (message) =>
        track('SWAP_APPROVAL_ERROR', { ...statisticsOf(account, trade), message }),
    },
    onInitiated: sayApprove,
    onSubmitted: endApproval,
  })
}
