import { accountOf, updateAccount } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { networks, setActiveNetwork } from '../../controllers/networks.ts'
import { writeNetworkId } from '../../storage/choices.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import { followAccounts, respellAccounts } from '../account/applyAccounts.ts'
import { forgetBalances } from '../account/forgetBalances.ts'
import { refreshAccount } from '../account/refreshAccount.ts'
import { activateNamespace, keepActive } from './activateNamespace.ts'
import { networkFor } from './networkFor.ts'

/**
 * Takes over the network that a wallet says it is on, or that the visitor picked without a wallet. What a
 * wallet does on a namespace that is not the active one changes that namespace alone; what the visitor asked for
 * (`activates`) makes the namespace the active one. Accounts that belong to the network come with it: no address is
 * ever shown on another network than its own.
 */
export function applyNetwork(
  namespace: Namespace,
  caipNetworkId: CaipNetworkId,
  { activates = false, accounts }: { activates?: boolean; accounts?: Account[] | undefined } = {},
): void {
  const hasChanged = networks.active[namespace]?.caipNetworkId !== caipNetworkId
  const moves = activates && networks.activeNamespace !== namespace
  if (!hasChanged && !moves) return
  const network = networkFor(caipNetworkId)
  const account = accountOf(namespace)
  const isConnected = account.status === 'connected'
  setActiveNetwork(network)
  if (activates) activateNamespace(namespace)
  else keepActive(namespace)
  // Last: other tabs tell by it that all of it is written.
  writeNetworkId(caipNetworkId)
  if (hasChanged && isConnected) {
    updateAccount(namespace, { caipNetworkId })
    forgetBalances(namespace)
    if (accounts) followAccounts(namespace, accounts)
    else respellAccounts(namespace, network)
    const live = liveConnection(namespace)
    live?.adapter.hostProvider.update({ accounts: accountOf(namespace).accounts, caipNetworkId })
  }
  emitHostEvent('networkchange', { namespace, network })
  if (networks.activeNamespace !== namespace) return
  emitConnectionEvent({ type: 'networkChanged', network })
  if (isConnected) void refreshAccount(namespace)
}
