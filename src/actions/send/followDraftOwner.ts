import { resetSend, send, watchingSender } from '../../controllers/send.ts'
import { followOwner } from '../account/followOwner.ts'
import { showTokens } from './draftTokens.ts'
import { sendingAccount } from './sendingAccount.ts'

function followHoldings(): void {
  const sending = sendingAccount()
  if (sending && send.tokenBalances.length > 0) showTokens(sending)
}

/** After the first call, resets the draft whenever the paying account or network changes. */
export function followDraftOwner(): void {
  if (watchingSender.isRunning()) return
  watchingSender.begin()
  followOwner({ onOther: resetSend, onHoldings: followHoldings })
}
