import { subscribe } from 'valtio/vanilla'
import { accounts } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { ownerOf, payingAccount } from './payingAccount.ts'

interface OwnerListener {
  /** Another account or network is in use, or none. */
  onOther(): void
  /** What the account holds may have changed. */
  onHoldings(): void
}

/** Follows who pays and what there is to pay with, for the page's life. */
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
