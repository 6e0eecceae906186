import { frontModal, type Modal, modalOf } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { FrameApprovals } from '../../types/frame.ts'
import { refreshBalance } from '../account/refreshAccount.ts'
import { type Approval, approvalView, openApproval } from '../modal/openApproval.ts'
import { openModal } from '../modal/openModal.ts'
import { reportError } from '../report/reportError.ts'

const refusalMs = 300

/** The pending requests of one approval view, its modal, and whether a router transaction started it. */
interface Round {
  modal: Modal
  approval: Approval
  isTransaction: boolean
  requests: Set<() => void>
}

let round: Round | undefined

function start(modal: Modal): Round {
  const isTransaction = modal.state.open && modal.router.transactions.length > 0
  return { modal, approval: openApproval(modal, abandon), isTransaction, requests: new Set() }
}

/** Cancels the pending requests and their transaction after the user left without a decision. */
function abandon(): void {
  if (!round) return
  const { modal, isTransaction, requests } = round
  round = undefined
  if (isTransaction) {
    // Cancelling goes back one view, which must not be another one that was opened meanwhile.
    if (modal.state.open) modal.router.push(approvalView)
    modal.router.popTransaction('cancelled')
  }
  for (const cancel of requests) cancel()
}

function finish({ modal, approval, isTransaction }: Round, outcome: 'success' | 'error'): void {
  approval.stop()
  if (isTransaction) modal.router.popTransaction(outcome === 'success' ? 'success' : 'cancelled')
  else approval.leave()
}

/** A closed modal opens for requests and closes afterwards; an open one returns to its view, or its transaction. */
export const frameApprovals: FrameApprovals = {
  begin(host, cancel) {
    const modal = modalOf(host)
    if (!modal) return null
    round ??= start(modal)
    const mine = round
    mine.requests.add(cancel)
    return (outcome) => {
      mine.requests.delete(cancel)
      if (outcome === 'success') void refreshBalance(networks.activeNamespace, true)
      if (mine !== round || mine.requests.size > 0) return
      round = undefined
      finish(mine, outcome)
    }
  },

  refused(method) {
    const modal = frontModal()
    if (modal && !modal.state.open) openModal(modal)
    setTimeout(() => {
      const longMessage = `Requested RPC call is not allowed: ${method}`
      const error = new WalletModalError('ACTION_NOT_ALLOWED', { longMessage })
      reportError(error, 'toast')
    }, refusalMs)
  },
}
