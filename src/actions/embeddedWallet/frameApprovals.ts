import { frontModal, type Modal, modalOf } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { FrameApprovals } from '../../types/frame.ts'
import { refreshBalance } from '../account/refreshAccount.ts'
import { approvalView, openApproval } from '../modal/openApproval.ts'
import { openModal } from '../modal/openModal.ts'
import { reportError } from '../report/reportError.ts'

const refusalMs = 300

/** Pending requests of the frame. One approval view shows all of them. */
interface FrameApproval {
  modal: Modal
  view: { stop(): void; leave(): void }
  /** True if the top entry of `router.transactions` defines the view after the approval. */
  isTransaction: boolean
  /** Functions, each of which cancels one request. */
  requests: Set<() => void>
}

let approval: FrameApproval | undefined

function start(modal: Modal): FrameApproval {
  const isTransaction = modal.state.open && modal.router.transactions.length > 0
  return { modal, view: openApproval(modal, abandon), isTransaction, requests: new Set() }
}

/**
 * Cancels the pending requests, and the router transaction that contains them, when the user leaves without a decision.
 */
function abandon(): void {
  if (!approval) return
  const { modal, isTransaction, requests } = approval
  approval = undefined
  if (isTransaction) {
    // `popTransaction` leaves the top view, so the approval view must be on top.
    if (modal.state.open) modal.router.push(approvalView)
    modal.router.popTransaction('cancelled')
  }
  for (const cancel of requests) cancel()
}

function finish({ modal, view, isTransaction }: FrameApproval, outcome: 'success' | 'error'): void {
  view.stop()
  if (isTransaction) modal.router.popTransaction(outcome === 'success' ? 'success' : 'cancelled')
  else view.leave()
}

/**
 * Shows the frame's requests in the approval view. Afterwards a modal that was closed before closes again. A modal that
 * was open returns to its previous view, or settles its router transaction.
 */
export const frameApprovals: FrameApprovals = {
  begin(host, cancel) {
    const modal = modalOf(host)
    if (!modal) return null
    approval ??= start(modal)
    const mine = approval
    mine.requests.add(cancel)
    return (outcome) => {
      mine.requests.delete(cancel)
      if (outcome === 'success') void refreshBalance(networks.activeNamespace, true)
      if (mine !== approval || mine.requests.size > 0) return
      approval = undefined
      finish(mine, outcome)
    }
  },

  refused(method) {
    const show = () => {
      const modal = frontModal()
      if (modal && !modal.state.open) openModal(modal)
    }
    show()
    setTimeout(() => {
      // The review of another request may have closed the modal meanwhile.
      show()
      const longMessage = `Requested RPC call is not allowed: ${method}`
      const error = new WalletModalError('ACTION_NOT_ALLOWED', { longMessage })
      reportError(error, 'toast')
    }, refusalMs)
  },
}
