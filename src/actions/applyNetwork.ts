import { accountOf, updateAccount } from '../controllers/accounts.ts'
import { liveConnection } from '../controllers/connections.ts'
import { emitHostEvent } from '../controllers/hostEvents.ts'
import { networks, setActiveNetwork } from '../controllers/networks.ts'
import { write } from '../storage/storage.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import { leaveNetworkViews } from './leaveNetworkViews.ts'
import { networkFor } from './networkFor.ts'
import { refreshAccount } from './refreshAccount.ts'
import { showUnsupportedChain } from './showUnsupportedChain.ts'

/** Takes over the network that a wallet says it is on, or that the visitor picked without a wallet. */
export function applyNetwork(namespace: Namespace, caipNetworkId: CaipNetworkId): void {
  const account = accountOf(namespace)
  const connected = account.status === 'connected'
  if (networks.active[namespace]?.caipNetworkId === caipNetworkId) return
  const network = networkFor(caipNetworkId)
  setActiveNetwork(network)
  networks.activeNamespace = namespace
  write('activeCaipNetworkId', caipNetworkId)
  write('activeNamespace', namespace)
  if (connected) {
    updateAccount(namespace, { caipNetworkId, balance: null })
    const live = liveConnection(namespace)
    live?.adapter.hostProvider.update({ accounts: account.accounts, caipNetworkId })
  }
  emitHostEvent('networkchange', { namespace, network })
  leaveNetworkViews()
  showUnsupportedChain(network)
  if (connected) void refreshAccount(namespace)
}
