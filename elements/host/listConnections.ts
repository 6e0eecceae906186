import { accounts, caipAddressOf, connectedNamespaces } from '../../src/controllers/accounts.ts'
import { liveConnection } from '../../src/controllers/connections.ts'
import { networks } from '../../src/controllers/networks.ts'
import type { ConnectDetail } from '../../src/types/host.ts'

/** What each namespace is connected to now, as an element that has just come is told of it. */
export function listConnections(): ConnectDetail[] {
  return connectedNamespaces().flatMap((namespace) => {
    const account = accounts[namespace]
    const network = networks.active[namespace]
    const caipAddress = caipAddressOf(account)
    const provider = liveConnection(namespace)?.adapter.hostProvider.public
    if (!account?.address || !account.wallet || !caipAddress || !network || !provider) return []
    const { address, wallet } = account
    const { id, name, rdns, type } = wallet
    return [
      {
        namespace,
        address,
        caipAddress,
        accounts: account.accounts,
        network,
        wallet: { id, name, rdns, type },
        provider,
        restored: true,
      },
    ]
  })
}
