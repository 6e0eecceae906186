import { accountOf, updateAccount } from '../../controllers/accounts.ts'
import { emitConnectionEvent } from '../../controllers/connectionEvents.ts'
import { emitFeatureEvent } from '../../controllers/featureEvents.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { networks, setActiveNetwork } from '../../controllers/networks.ts'
import { writeNetworkId } from '../../storage/choices.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import { activateNamespace, keepActive } from './activateNamespace.ts'
import { followAccounts, respellAccounts } from './applyAccounts.ts'
import { forgetBalances } from './forgetBalances.ts'
import { networkFor } from './networkFor.ts'
import { showConnection } from './showConnection.ts'

/**
 * A wallet's change in an inactive namespace affects that namespace only; a user's selection (`activates`) makes it
 * active. Accounts of the network are applied with it: an address is never shown on another network.
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
  // The network is written last, because other tabs take it as the sign that all keys are written.
  writeNetworkId(caipNetworkId)
  if (hasChanged && isConnected) {
    // A name of one network does not count on another (ENSIP-19).
    const unnamed = { profileName: null, displayName: null, profileImage: null }
    updateAccount(namespace, { caipNetworkId, ...unnamed })
    forgetBalances(namespace)
    if (accounts) followAccounts(namespace, accounts)
    else respellAccounts(namespace, network)
    showConnection(namespace)
  }
  emitHostEvent('networkchange', { namespace, network })
  if (networks.activeNamespace !== namespace) return
  emitConnectionEvent({ type: 'networkChanged', network })
  if (isConnected) emitFeatureEvent('accountChanged', namespace)
}
