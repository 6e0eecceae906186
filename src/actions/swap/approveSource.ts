import type { Modal } from '../../controllers/modal.ts'
import { canOrder, endApproval, type PreparedSwap, startOrder } from '../../controllers/swap.ts'
import { showToast } from '../../controllers/toast.ts'
import { translate } from '../../i18n/messages.ts'
import { track } from '../report/track.ts'
import { runTransaction } from '../transactions/runTransaction.ts'
import { planCall, statisticsOf } from './planCall.ts'
import { swappingAccount } from './swappingAccount.ts'

/** Requests the next approval of the prepared swap from the wallet. Never throws: a failure is stored in the draft. */
export async function approveSource(modal: Modal, prepared: PreparedSwap): Promise<void> {
  const paying = swappingAccount()
  const { order, approvals, gasLimits } = prepared
  const [call] = approvals
  if (!paying || !call || !canOrder(prepared)) return
  const sayApprove = () =>
    showToast(translate(modal.state.language, 'swap.toast.approve'), 'loading')
  // If two approvals are needed, the first sets the allowance to zero.
  const amount = approvals.length > 1 ? 0n : order.quote.fromAmount
  await runTransaction({
    ...planCall(paying, order, call, amount),
    modal,
    kind: 'approve',
    async simulate() {
      startOrder('approving')
      // The approval was simulated together with the swap.
      return { gasLimit: gasLimits?.[0] ?? null }
    },
    spending: () => null,
    entry: { view: null, goBack: true, onSuccess: sayApprove },
    count: {
      failed: (message) =>
        track('SWAP_APPROVAL_ERROR', { ...statisticsOf(paying, order), message }),
    },
    onInitiated: sayApprove,
    onSubmitted: endApproval,
  })
}
