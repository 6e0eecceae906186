import { resetSend } from '../../controllers/send.ts'
import { followOwner } from '../account/followOwner.ts'

let isKept = false

/**
 * Drops the draft when the account or network changes, from the first call on. `onHoldings` is called when balances may
 * have changed.
 */
export function keepDraft(onHoldings: () => void): void {
  if (isKept) return
  isKept = true
  followOwner({ onOther: resetSend, onHoldings })
}
