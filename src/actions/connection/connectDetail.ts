import { accounts, caipAddressOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { networkFor } from './networkFor.ts'

export function connectDetail(namespace: Namespace, restored: boolean): ConnectDetail | null {
  const account = accounts[namespace]
  const caipAddress = caipAddressOf(account)
  const provider = liveConnection(namespace)?.adapter.hostProvider.public
  if (!account?.address || !account.caipNetworkId || !account.wallet || !caipAddress || !provider)
    return null
  const { id, name, rdns, type } = account.wallet
  return {
    namespace,
    address: account.address,
    caipAddress,
    accounts: [...account.accounts],
    network: networkFor(account.caipNetworkId),
    wallet: { id, name, rdns, type },
    provider,
    restored,
  }
}
