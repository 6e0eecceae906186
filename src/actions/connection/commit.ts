import { updateAccount } from '../../controllers/accounts.ts'
import { commitConnection, liveConnection } from '../../controllers/connections.ts'
import { setActiveNetwork, setApprovedNetworks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { setClientId } from '../../controllers/services.ts'
import { writeNetworkId } from '../../storage/choices.ts'
import { readConnectorId, writeConnectorId } from '../../storage/storage.ts'
import type { LiveConnection } from '../../types/connection.ts'
import { avatarBackground } from '../../utils/avatarBackground.ts'
import { activateNamespace, storeIfActive } from './activateNamespace.ts'
import { connectDetail } from './connectDetail.ts'
import { clearStored, forgetConnection } from './forgetConnection.ts'
import { leaveReplaced } from './leaveWallet.ts'
import { inUseFirst, labelsOf } from './listedAccounts.ts'
import type { EstablishRequest, Terms } from './negotiate.ts'
import { networkFor } from './networkFor.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

/**
 * Makes a connection live. If it replaces another connection, that connection is ended for the host and at its wallet.
 */
export function commit(
  { connector, driver, connection, activates }: EstablishRequest,
  { adapter, opened, listed, caipNetworkId }: Terms,
): LiveConnection {
  const { namespace, wallet } = connection
  const { id: connectorId } = connector
  const replaced = liveConnection(namespace)
  if (replaced) forgetConnection(namespace, 'user', connectorId)
  // A suspended connection is stored but not live.
  const stored = readConnectorId(namespace)
  if (stored && stored !== connectorId) clearStored(namespace, connectorId)
  const live: LiveConnection = {
    connection,
    adapter,
    opened,
    driver,
    connectorId,
    accounts: [...listed],
    describe: () => connectDetail(namespace, true),
    stop() {},
  }
  // The account that was selected in the replaced wallet is no longer stored, so `inUseFirst` does not apply it to the
  // new wallet.
  const accounts = inUseFirst(namespace, listed)
  const { address } = accounts[0] ?? listed[0]
  commitConnection(namespace, live)
  const picture = { avatarBackground: avatarBackground(address) }
  const addressLabels = labelsOf(connection, accounts)
  const shown = { accounts, addressLabels, address, ...picture }
  updateAccount(namespace, { connectorId, wallet, caipNetworkId, ...shown })
  setApprovedNetworks(namespace, connection.approvedCaipNetworkIds)
  setActiveNetwork(networkFor(caipNetworkId))
  driver.clientId?.(options.relayUrl).then(setClientId, () => {})
  if (replaced) leaveReplaced(namespace, replaced)
  writeConnectorId(namespace, connectorId)
  writeNetworkId(caipNetworkId)
  if (activates) activateNamespace(namespace)
  else storeIfActive(namespace)
  rememberNamespaces()
  return live
}
