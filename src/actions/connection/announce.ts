import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { ConnectDetail } from '../../types/host.ts'
import { refreshAccount } from '../account/refreshAccount.ts'
import { networkFor } from '../networks/networkFor.ts'
import { announceConnections } from './announceConnections.ts'

/** Tells the host of a connection, and the page if the host wants that. Null if it has ended by now. */
export function announce(
  { connection, adapter }: LiveConnection,
  restored: boolean,
): ConnectDetail | null {
  const { namespace } = connection
  announceConnections()
  const account = accountOf(namespace)
  const { address, accounts, caipNetworkId, wallet } = account
  const caipAddress = caipAddressOf(account)
  if (!address || !caipNetworkId || !wallet || !caipAddress) return null
  const detail: ConnectDetail = {
    namespace,
    address,
    caipAddress,
    accounts: [...accounts],
    network: networkFor(caipNetworkId),
    wallet: { id: wallet.id, name: wallet.name, rdns: wallet.rdns, type: wallet.type },
    provider: adapter.hostProvider.public,
    restored,
  }
  emitHostEvent('connect', detail)
  void refreshAccount(namespace)
  return detail
}
