import { accountOf, updateAccount } from '../../controllers/accounts.ts'
import { emitConnectionEvent, emitFeatureEvent, emitHostEvent } from '../../controllers/events.ts'
import { networks, setActiveNetwork } from '../../controllers/networks.ts'
import { writeNetworkId } from '../../storage/choices.ts'
import type { Account } from '../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import { activateNamespace, storeIfActive } from './activateNamespace.ts'
import { forgetBalances, moveAccounts } from './applyAccounts.ts'
import { networkFor } from './networkFor.ts'
import { showConnection } from './showConnection.ts'

/**
 * Sets the active network of a namespace. If `activates` is set, because the user selected the network, the namespace
 * also becomes active. `accounts` are the accounts on the new network. They are applied together with the network, so
 * that no address is shown on a network on which it is not valid.
 */
export function applyNetwork(
  namespace: Namespace,
  caipNetworkId: CaipNetworkId,
  {
    activates = false,
    accounts,
  }: { activates?: boolean; accounts?: readonly Account[] | undefined } = {},
): void {
  const hasChanged = networks.active[namespace]?.caipNetworkId !== caipNetworkId
  const moves = activates && networks.activeNamespace !== namespace
  if (!hasChanged && !moves) return
  const network = networkFor(caipNetworkId)
  const account = accountOf(namespace)
  const isConnected = account.status === 'connected'
  setActiveNetwork(network)
  if (activates) activateNamespace(namespace)
  else storeIfActive(namespace)
  // The network id is stored last. Another tab that reads this key then finds all other keys stored too.
  writeNetworkId(caipNetworkId)
  if (hasChanged && isConnected) {
    // A name is valid on one network only (ENSIP-19), so the name is cleared.
    const unnamed = { profileName: null, displayName: null, profileImage: null }
    updateAccount(namespace, { caipNetworkId, ...unnamed })
    forgetBalances(namespace)
    moveAccounts(namespace, network, accounts)
    showConnection(namespace)
  }
  emitHostEvent('networkchange', { namespace, network })
  if (networks.activeNamespace !== namespace) return
  emitConnectionEvent('networkChanged', { network })
  if (isConnected) emitFeatureEvent('accountChanged', namespace)
}
