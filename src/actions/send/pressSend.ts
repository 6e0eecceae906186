import type { Modal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { send, updateSend } from '../../controllers/send.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { asWhole } from '../../utils/state.ts'
import { reportError } from '../report/reportError.ts'
import { reviewDraft } from './reviewDraft.ts'
import { sendingAccount } from './sendingAccount.ts'
import { sendStep } from './sendStep.ts'
import { showSendReason, submitSend } from './submitSend.ts'

function refuseIncomplete(modal: Modal): void {
  const isSupported = sendingAccount() !== null
  const code = isSupported ? 'SEND_INCOMPLETE' : 'UNSUPPORTED_CHAIN'
  const failure = reportError(new WalletModalError(code), isSupported ? 'toast' : 'inline')
  if (!isSupported) showSendReason(modal, networks.activeNamespace, failure)
  updateSend({ failure, mayHaveBeenSent: false })
}

/**
 * Takes the next step of the review: makes the order again, confirms its doubts, or submits exactly the reviewed order.
 * Never throws: a failure is stored in the draft.
 */
export async function pressSend(modal: Modal): Promise<void> {
  const { review } = send
  switch (sendStep(send, Date.now())) {
    case 'incomplete':
      return refuseIncomplete(modal)
    case 'renew':
      return reviewDraft(modal.state.locale)
    case 'confirm':
      if (review) updateSend({ review: asWhole({ ...review, confirmed: review.order }) })
      return
    case 'submit':
      if (review?.order) await submitSend(modal, review.order)
      return
    default:
  }
}
