import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { ownerOf, payingAccount } from './payingAccount.ts'

interface OwnerListener {
  /** Called when the active account or network changes, or the account disconnects. */
  onOther(): void
  onHoldings(): void
}

/** Watches the active account, its network and its balances for the page's lifetime. */
export function followOwner({ onOther, onHoldings }: OwnerListener): void {
  let owner = ownerOf(payingAccount())
  const look = () => {
    const now = ownerOf(payingAccount())
    if (now === owner) onHoldings()
    else {
      owner = now
      onOther()
    }
  }
  subscribe(accounts, look, true)
  subscribe(networks, look, true)
}
