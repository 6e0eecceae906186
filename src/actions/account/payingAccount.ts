import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { rpcFor } from '../services/rpcFor.ts'
import { isSmartAccount } from './isSmartAccount.ts'

/** The account that pays, and where: that of the active namespace. */
export interface PayingAccount {
  namespace: Namespace
  address: string
  network: Network
  isSmartAccount: boolean
}

/** Null where nobody is connected. */
export function payingAccount(): PayingAccount | null {
  const namespace = networks.activeNamespace
  const account = accountOf(namespace)
  const network = networks.active[namespace]
  if (!account.address || account.status !== 'connected' || !network) return null
  return { namespace, address: account.address, network, isSmartAccount: isSmartAccount(namespace) }
}

/** What tells an account on a network from every other one; empty for none. */
export function ownerOf(paying: PayingAccount | null): string {
  return paying ? `${paying.network.caipNetworkId}:${paying.address}` : ''
}

/** Whether that is who pays now: the person may have gone on to another account or network meanwhile. */
export function isStillPaying(paying: PayingAccount): boolean {
  return ownerOf(paying) === ownerOf(payingAccount())
}

/** The network that it pays on. */
export function contextOf({ network }: PayingAccount) {
  return { caipNetworkId: network.caipNetworkId, rpc: rpcFor(network) }
}
