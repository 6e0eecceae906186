import { resetSend } from '../../controllers/send.ts'
import { followOwner } from '../account/followOwner.ts'

let isKept = false

/**
 * A draft is of one account on one network: it goes when either does. Followed from the first draft on; `onHoldings` is
 * called when what the account holds may have changed.
 */
export function keepDraft(onHoldings: () => void): void {
  if (isKept) return
  isKept = true
  followOwner({ onOther: resetSend, onHoldings })
}
