import { accountOf, accounts } from '../../controllers/accounts.ts'
import { providerOf } from '../../controllers/connections.ts'
import { contractAccounts } from '../../controllers/contractAccounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { PayingAccount } from '../../types/order.ts'
import { subscribe } from '../../utils/state.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { sentFrom } from '../services/sentFrom.ts'

/** Returns the account of a namespace and its network. Null while the namespace is disconnected. */
export function payingAccount(
  namespace: Namespace = networks.activeNamespace,
): PayingAccount | null {
  const account = accountOf(namespace)
  const network = networks.active[namespace]
  if (!account.address || account.status !== 'connected' || !network) return null
  const { address } = account
  const isContract = contractAccounts.owners.includes(`${network.caipNetworkId}:${address}`)
  return { namespace, address, network, isSmartAccount: isContract || isSmartAccount(namespace) }
}

export function ownerOf(paying: PayingAccount | null): string {
  return paying ? `${paying.network.caipNetworkId}:${paying.address}` : ''
}

export function isStillPaying(paying: PayingAccount): boolean {
  return ownerOf(paying) === ownerOf(payingAccount())
}

export function contextOf({ namespace, network, isSmartAccount }: PayingAccount) {
  const { accounts } = accountOf(namespace)
  return {
    caipNetworkId: network.caipNetworkId,
    rpc: rpcFor(network),
    isSmartAccount,
    accounts,
    provider: providerOf(namespace),
    pending: () => sentFrom(namespace),
  }
}

/** Calls `look` after each change of accounts and networks. Returns a function that ends this. */
function watch(look: () => void): () => void {
  const ends = [subscribe(accounts, look, true), subscribe(networks, look, true)]
  return () => {
    for (const end of ends) end()
  }
}

/**
 * Calls `onLeft` when the account or its network is no longer active, also if it becomes active again at once. Returns a
 * function that ends the watch.
 */
export function watchPaying(paying: PayingAccount, onLeft: () => void): () => void {
  return watch(() => {
    if (!isStillPaying(paying)) onLeft()
  })
}

interface OwnerListener {
  /** Called when the active account or network changes, or the account disconnects. */
  onOther(): void
  onHoldings(): void
}

/** Watches the active account, its network and its balances for the page's lifetime. */
export function followOwner({ onOther, onHoldings }: OwnerListener): void {
  let owner = ownerOf(payingAccount())
  watch(() => {
    const now = ownerOf(payingAccount())
    if (now === owner) onHoldings()
    else {
      owner = now
      onOther()
    }
  })
}
