import { subscribe } from 'valtio/vanilla'
import { frontModal, type Modal, modalOf, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { FrameApprovals } from '../../types/frame.ts'
import { refreshBalance } from '../account/refreshAccount.ts'
import { closeModal } from '../modal/closeModal.ts'
import { openModal } from '../modal/openModal.ts'
import { reportError } from '../report/reportError.ts'

const view = 'ApproveTransaction'
const refusalMs = 300

/** The modal that asks now, the requests that it asks about, and where it goes once they are answered. */
interface Round {
  modal: Modal
  after: 'close' | 'back' | 'transaction'
  requests: Set<() => void>
  stop: () => void
}

let round: Round | undefined

function start(modal: Modal): Round {
  const { state, router } = modal
  let after: Round['after'] = 'back'
  if (!state.open) {
    after = 'close'
    router.reset(view)
    setOpen(modal, true)
  } else {
    if (router.transactions.length > 0) after = 'transaction'
    router.push(view)
  }
  const leave = () => {
    if (!state.open || router.top()?.view !== view) abandon()
  }
  const stops = [subscribe(state, leave, true), subscribe(router.state, leave, true)]
  const stop = () => {
    for (const one of stops) one()
  }
  return { modal, after, requests: new Set(), stop }
}

/** The person left without an answer: what waits is cancelled, and so is the transaction it belonged to. */
function abandon(): void {
  if (!round) return
  const { modal, after, requests, stop } = round
  round = undefined
  stop()
  if (after === 'transaction') {
    // Cancelling goes back a view: where another was opened, that must not be the one to go.
    if (modal.state.open) modal.router.push(view)
    modal.router.popTransaction('cancelled')
  }
  for (const cancel of requests) cancel()
}

function finish({ modal, after, stop }: Round, outcome: 'success' | 'error'): void {
  stop()
  if (after === 'close') closeModal(modal)
  else if (after === 'back') modal.router.goBack()
  else modal.router.popTransaction(outcome === 'success' ? 'success' : 'cancelled')
}

/**
 * Requests that a person must approve, in the modal that holds the frame. A closed one opens for it and closes
 * afterwards; an open one goes back to what it showed, or where its transaction leads.
 */
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
