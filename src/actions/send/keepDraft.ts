import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { resetSend } from '../../controllers/send.ts'
import { sendingAccount } from './sendingAccount.ts'

const ownerOf = () => {
  const sending = sendingAccount()
  return sending ? `${sending.network.caipNetworkId}:${sending.address}` : ''
}

let owner: string | undefined

/**
 * A draft is of one account on one network: it goes when either does. Followed from the first draft on; `onHoldings` is
 * called when what the account holds may have changed.
 */
export function keepDraft(onHoldings: () => void): void {
  if (owner !== undefined) return
  owner = ownerOf()
  const look = () => {
    const now = ownerOf()
    if (now === owner) onHoldings()
    else {
      owner = now
      resetSend()
    }
  }
  subscribe(accounts, look, true)
  subscribe(networks, look, true)
}
