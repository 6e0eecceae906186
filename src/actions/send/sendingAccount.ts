import { namespaceDefinitions } from '../../chains/namespaceDefinitions.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { isSmartAccount } from '../account/isSmartAccount.ts'
import { rpcFor } from '../services/rpcFor.ts'

/** The account that sends, and where: that of the active namespace. */
export interface SendingAccount {
  namespace: Namespace
  address: string
  network: Network
  isSmartAccount: boolean
}

/** Null where nobody is connected, or on a namespace that cannot send. */
export function sendingAccount(): SendingAccount | null {
  const namespace = networks.activeNamespace
  const account = accountOf(namespace)
  const network = networks.active[namespace]
  if (!account.address || account.status !== 'connected' || !network) return null
  if (!namespaceDefinitions[namespace]?.supports.send) return null
  return { namespace, address: account.address, network, isSmartAccount: isSmartAccount(namespace) }
}

/** Whether that is who sends now: the person may have gone on to another account or network meanwhile. */
export function isStillSending({ namespace, address, network }: SendingAccount): boolean {
  const now = sendingAccount()
  return (
    now?.namespace === namespace &&
    now.address === address &&
    now.network.caipNetworkId === network.caipNetworkId
  )
}

/** The network that it sends on. */
export function contextOf({ network }: SendingAccount) {
  return { caipNetworkId: network.caipNetworkId, rpc: rpcFor(network) }
}
