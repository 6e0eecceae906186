import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { isApproved, networks } from '../../controllers/networks.ts'
import type { Namespace } from '../../types/caip.ts'
import type { Network } from '../../types/network.ts'
import { isSmartAccount } from '../connection/isSmartAccount.ts'

/**
 * Returns the networks on which the active account can be used: the active network first, then approved networks on
 * which the account's address exists.
 */
export function compatibleNetworks(namespace: Namespace): Network[] {
  const { address } = accountOf(namespace)
  const active = networks.active[namespace]
  const isSmart = isSmartAccount(namespace)
  const isAddressOn = liveConnection(namespace)?.adapter.isAddressOn
  if (!address || !active) return []
  const others = networks.requested.filter(
    (network) =>
      network.chainNamespace === namespace &&
      network.caipNetworkId !== active.caipNetworkId &&
      isApproved(network) &&
      (!isSmart || embeddedWallet.smartAccountNetworks.includes(Number(network.id))) &&
      (!isAddressOn || isAddressOn(address, network)),
  )
  return [active, ...others]
}
