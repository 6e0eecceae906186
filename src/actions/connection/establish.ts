import { loadChainAdapter } from '../../chains/registry.ts'
import { accountOf, caipAddressOf, updateAccount } from '../../controllers/accounts.ts'
import {
  endingWith,
  liveConnection,
  restoring,
  setLiveConnection,
  unrestorable,
  wantedNetworks,
} from '../../controllers/connections.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { writeNetworkId } from '../../storage/choices.ts'
import { readConnectorId, writeConnectorId } from '../../storage/storage.ts'
import type { Account, WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { ChainAdapter } from '../../types/chainAdapter.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorDriver, WalletConnection } from '../../types/connectorDriver.ts'
import type { ConnectDetail, DisconnectReason } from '../../types/host.ts'
import type { Network } from '../../types/network.ts'
import { attempt } from '../../utils/attempt.ts'
import { isCaipNetworkId, namespaceOf } from '../../utils/caip.ts'
import { share } from '../../utils/locks.ts'
import { log } from '../../utils/log.ts'
import { refreshAccount } from '../account/refreshAccount.ts'
import { applyNetwork } from '../networks/applyNetwork.ts'
import { networkFor } from '../networks/networkFor.ts'
import { setClientId } from '../services/serviceContext.ts'
import { activateNamespace, keepActive } from './activateNamespace.ts'
import { announceConnections } from './announceConnections.ts'
import { followAccounts } from './applyAccounts.ts'
import { connectionLock } from './connectionLock.ts'
import { endConnections } from './endConnections.ts'
import { forgetConnection } from './forgetConnection.ts'
import { inUseFirst } from './inUseFirst.ts'
import { leaveReplaced } from './leaveWallet.ts'
import { rememberNamespaces } from './rememberNamespaces.ts'

interface EstablishRequest {
  connector: Connector
  kind: ConnectorDriver
  connection: WalletConnection
  /** The wallet must not prompt. */
  silent: boolean
  /** The network that the visitor asked for. */
  network?: Network | undefined
  /** The family becomes the one that the modal shows. */
  activates: boolean
  /** False once something newer has taken this attempt's place. */
  isCurrent: () => boolean
}

const isOwn = (namespace: Namespace, id: unknown): id is CaipNetworkId =>
  isCaipNetworkId(id) && namespaceOf(id) === namespace

/**
 * A wallet may grant access and then stand on a network the visitor did not pick; one polite request.
 * Whatever comes of it, and whoever was selected meanwhile, is asked anew.
 */
async function goToWantedNetwork(
  adapter: ChainAdapter,
  { namespace, provider }: WalletConnection,
  state: WalletAccounts,
  asked: Network | undefined,
): Promise<WalletAccounts> {
  const wanted =
    asked?.chainNamespace === namespace ? asked.caipNetworkId : wantedNetworks.get(namespace)
  wantedNetworks.delete(namespace)
  const network = wanted && wanted !== state.caipNetworkId && findRequestedNetwork(wanted)
  if (!network) return state
  await adapter.switchNetwork(provider, network).catch(() => {})
  return adapter.connect(provider, { silent: true }).catch(() => state)
}

/** A chain's adapter knows addresses; of what type they are, some wallets say beside it. */
function withTypes({ typeOf }: WalletConnection, accounts: Account[]): Account[] {
  return typeOf ? accounts.map(({ address }) => ({ address, type: typeOf(address) })) : accounts
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
  const state = silent
    ? granted
    : await goToWantedNetwork(adapter, connection, granted, request.network)
  const listed = withTypes(connection, state.accounts)
  const { caipNetworkId } = state
  if (!isOwn(namespace, caipNetworkId)) {
    const longMessage = `The wallet names a network that is none of ${namespace}: ${caipNetworkId}`
    throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage })
  }
  if (!request.isCurrent() || listed.length === 0) return null
  if (!silent) restoring.delete(namespace)
  const replaced = liveConnection(namespace)
  if (replaced) forgetConnection(namespace, 'user', connector.id)
  const accounts = inUseFirst(namespace, listed)
  const [first] = accounts
  if (!first) return null

  networks.approved[namespace] = connection.approvedCaipNetworkIds
  updateAccount(namespace, {
    status: 'connected',
    connectorId: connector.id,
    wallet,
    accounts,
    address: first.address,
    caipNetworkId,
  })
  const network = networkFor(caipNetworkId)
  networks.active[namespace] = network
  adapter.hostProvider.attach(provider, { accounts, caipNetworkId })
  let isStored = false
  const end = (scope: readonly Namespace[], reason: DisconnectReason) => {
    // A wallet may be quicker to tell what another tab has done than the browser is.
    const isEnded = isStored && readConnectorId(namespace) !== connector.id
    endConnections(scope, isEnded ? 'other-tab' : reason)
  }
  const watch = () =>
    adapter.watch(provider, {
      accounts: (next) => followAccounts(namespace, withTypes(connection, next)),
      network(id, next) {
        const there = next && withTypes(connection, next)
        if (isOwn(namespace, id)) applyNetwork(namespace, id, { accounts: there })
        else log('warn', `a wallet of ${namespace} names another family's network`, id)
      },
      disconnect: () => end(endingWith(namespace), 'wallet'),
      leave: () => import('./disconnect.ts').then(({ disconnect }) => disconnect(namespace)),
      sent() {
        import('../account/refreshAfterSend.ts').then(
          ({ refreshAfterSend }) => refreshAfterSend(namespace),
          () => {},
        )
      },
    })
  const follow = () =>
    connection.follow?.({
      changed() {
        networks.approved[namespace] = connection.approvedCaipNetworkIds
      },
      ended: (reason, scope) =>
        end(scope === 'family' ? [namespace] : endingWith(namespace), reason),
    })
  const lock = connectionLock(namespace, connector.id)
  // A wallet that cannot be followed, or left alone any more, is connected all the same.
  const stops = [watch, follow, () => share(lock)].map(attempt)
  const stop = () => void stops.map(attempt)
  kind.clientId?.(options.relayUrl).then(setClientId, () => {})
  const connectorId = connector.id
  unrestorable.delete(namespace)
  setLiveConnection(namespace, {
    connection,
    adapter,
    kind,
    connectorId,
    accounts: listed,
    stop,
  })
  announceConnections()

  if (replaced) leaveReplaced(namespace, replaced)
  writeConnectorId(namespace, connectorId)
  isStored = readConnectorId(namespace) === connectorId
  writeNetworkId(caipNetworkId)
  if (request.activates) activateNamespace(namespace)
  else keepActive(namespace)
  rememberNamespaces()

  const caipAddress = caipAddressOf(accountOf(namespace))
  if (!caipAddress) return null
  const detail: ConnectDetail = {
    namespace,
    address: first.address,
    caipAddress,
    accounts,
    network,
    wallet: { id: wallet.id, name: wallet.name, rdns: wallet.rdns, type: wallet.type },
    provider: adapter.hostProvider.public,
    restored: silent,
  }
  emitHostEvent('connect', detail)
  void refreshAccount(namespace)
  return detail
}
