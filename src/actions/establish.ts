import { loadChainAdapter } from '../chains/registry.ts'
import { accountOf, caipAddressOf, updateAccount } from '../controllers/accounts.ts'
import { setLiveConnection, wantedNetworks } from '../controllers/connections.ts'
import { emitHostEvent } from '../controllers/hostEvents.ts'
import { findRequestedNetwork, networks } from '../controllers/networks.ts'
import { options } from '../controllers/options.ts'
import { write, writeConnectorId } from '../storage/storage.ts'
import type { Account, WalletAccounts } from '../types/account.ts'
import type { ChainAdapter } from '../types/chainAdapter.ts'
import type { Connector } from '../types/connector.ts'
import type { ConnectorKind, WalletConnection } from '../types/connectorKind.ts'
import type { ConnectDetail } from '../types/host.ts'
import { applyNetwork } from './applyNetwork.ts'
import { endConnection } from './endConnection.ts'
import { forgetConnection } from './forgetConnection.ts'
import { networkFor } from './networkFor.ts'
import { refreshAccount } from './refreshAccount.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'
import { setClientId } from './serviceContext.ts'

interface EstablishRequest {
  connector: Connector
  kind: ConnectorKind
  connection: WalletConnection
  /** The wallet must not prompt. */
  silent: boolean
  /** False once something newer has taken this attempt's place. */
  isCurrent: () => boolean
}

/**
 * A wallet may grant access and then stand on a network the visitor did not pick; one polite request.
 * Whatever comes of it, and whoever was selected meanwhile, is asked anew.
 */
async function goToWantedNetwork(
  adapter: ChainAdapter,
  { namespace, provider }: WalletConnection,
  state: WalletAccounts,
): Promise<WalletAccounts> {
  const wanted = wantedNetworks.get(namespace)
  wantedNetworks.delete(namespace)
  const network = wanted && wanted !== state.caipNetworkId && findRequestedNetwork(wanted)
  if (!network) return state
  await adapter.switchNetwork(provider, network).catch(() => {})
  return adapter.connect(provider, { silent: true }).catch(() => state)
}

/**
 * Turns a wallet's provider into the connected state of its namespace: asks it who and where it is,
 * writes state and storage, follows it from now on, and tells the host. Null when the wallet no longer
 * grants an account, or something newer has taken this attempt's place.
 */
export async function establish(request: EstablishRequest): Promise<ConnectDetail | null> {
  const { connector, kind, connection, silent } = request
  const { namespace, provider, wallet } = connection
  const adapter = await loadChainAdapter(namespace)
  const granted = await adapter.connect(provider, { silent })
  if (!request.isCurrent()) return null
  const state = silent ? granted : await goToWantedNetwork(adapter, connection, granted)
  const { caipNetworkId } = state
  const [first] = state.accounts
  if (!first || !request.isCurrent()) return null
  const previous = accountOf(namespace)
  if (previous.status === 'connected') forgetConnection(namespace, 'user')

  networks.approved[namespace] = connection.approvedCaipNetworkIds
  networks.activeNamespace = namespace
  updateAccount(namespace, {
    status: 'connected',
    connectorId: connector.id,
    wallet,
    accounts: state.accounts,
    address: first.address,
    caipNetworkId,
  })
  const network = networkFor(caipNetworkId)
  networks.active[namespace] = network
  adapter.hostProvider.attach(provider, { accounts: state.accounts, caipNetworkId })
  const stopWatching = adapter.watch(provider, {
    accounts: (accounts) => followAccounts(adapter, connection, accounts),
    network: (id) => applyNetwork(namespace, id),
    disconnect: () => endConnection(namespace, 'wallet'),
  })
  const stopAnnouncing = options.announce ? adapter.announce(wallet) : undefined
  const stop = () => {
    stopWatching()
    stopAnnouncing?.()
  }
  kind.clientId?.(options.relayUrl).then(setClientId, () => {})
  setLiveConnection(namespace, { connection, adapter, kind, connectorId: connector.id, stop })

  writeConnectorId(namespace, connector.id)
  write('activeCaipNetworkId', caipNetworkId)
  write('activeNamespace', namespace)
  rememberNamespaces()

  const caipAddress = caipAddressOf(accountOf(namespace))
  if (!caipAddress) return null
  const detail: ConnectDetail = {
    namespace,
    address: first.address,
    caipAddress,
    accounts: state.accounts,
    network,
    wallet: { id: wallet.id, name: wallet.name, rdns: wallet.rdns, type: wallet.type },
    provider: adapter.hostProvider.public,
    restored: silent,
  }
  emitHostEvent('connect', detail)
  void refreshAccount(namespace)
  return detail
}

function followAccounts(
  adapter: ChainAdapter,
  { namespace }: WalletConnection,
  accounts: Account[],
): void {
  const account = accountOf(namespace)
  const [first] = accounts
  if (!first || account.status !== 'connected' || !account.caipNetworkId) return
  const changed = first.address !== account.address
  const isSame = JSON.stringify(accounts) === JSON.stringify(account.accounts)
  if (!changed && isSame) return
  updateAccount(namespace, {
    accounts,
    address: first.address,
    ...(changed && { balance: null, profileName: null, profileImage: null }),
  })
  adapter.hostProvider.update({ accounts, caipNetworkId: account.caipNetworkId })
  const caipAddress = caipAddressOf(accountOf(namespace))
  if (!caipAddress) return
  emitHostEvent('accountchange', { namespace, address: first.address, caipAddress, accounts })
  if (changed) void refreshAccount(namespace)
}
