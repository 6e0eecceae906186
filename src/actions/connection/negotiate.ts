import { loadFamilyPart } from '../../chains/families.ts'
import { findRequestedNetwork, networks, removeWantedNetwork } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Account, WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId, Namespace } from '../../types/caip.ts'
import type { ChainAdapter, OpenedWallet } from '../../types/chainAdapter.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorDriver, WalletConnection } from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'
import { isCaipNetworkId, namespaceOf } from '../../utils/caip.ts'
import { loadAnnouncer } from './announceConnections.ts'
import { withTypes } from './listedAccounts.ts'
import { networkFor } from './networkFor.ts'

export interface EstablishRequest {
  connector: Connector
  driver: ConnectorDriver
  connection: WalletConnection
  silent: boolean
  network?: Network | undefined
  activates: boolean
  /** The account that the wallet must grant; undefined accepts any. */
  account?: string | undefined
  /** False once a newer attempt has replaced this one. */
  isCurrent: () => boolean
}

export interface Terms {
  adapter: ChainAdapter
  opened: OpenedWallet
  /** Accounts in the wallet's order. The list has at least one account. */
  listed: readonly [Account, ...Account[]]
  caipNetworkId: CaipNetworkId
}

/**
 * Requests a switch to the network that was selected before connecting. If the user declines, the wallet's network
 * stays. Accounts and network are read again, because the user may have changed either of them.
 */
async function goToWantedNetwork(
  opened: OpenedWallet,
  namespace: Namespace,
  state: WalletAccounts,
  requested: Network | undefined,
): Promise<WalletAccounts> {
  const wanted =
    requested?.chainNamespace === namespace ? requested.caipNetworkId : networks.wanted[namespace]
  removeWantedNetwork(namespace)
  const network = wanted && wanted !== state.caipNetworkId && findRequestedNetwork(wanted)
  if (!network) return state
  await opened.switchNetwork(network).catch(() => {})
  return opened.connect({ silent: true }).catch(() => state)
}

export function isOwnNetwork(namespace: Namespace, id: unknown): id is CaipNetworkId {
  return isCaipNetworkId(id) && namespaceOf(id) === namespace
}

/** True if the wallet grants the account, in whatever spelling, or if none is required. */
function isGranted(
  { accountsOn }: ChainAdapter,
  address: string | undefined,
  { accounts, caipNetworkId }: WalletAccounts,
): boolean {
  if (address === undefined) return true
  const network = networkFor(caipNetworkId)
  const spelled = accountsOn?.([{ address, type: 'eoa' }], network)[0]?.address ?? address
  return accounts.some((account) => account.address === spelled)
}

/**
 * Requests accounts and network from the wallet, without changing state. Resolves with null if the wallet no longer
 * grants an account, or if the attempt is stale.
 *
 * @throws WalletModalError WALLET_INVALID_RESPONSE if the network belongs to another namespace; the wallet's errors
 */
export async function negotiate(request: EstablishRequest): Promise<Terms | null> {
  const { connection, silent } = request
  const { namespace, provider } = connection
  const [adapter] = await Promise.all([
    loadFamilyPart(namespace, 'adapter'),
    options.announce && loadAnnouncer(namespace),
  ])
  const opened = adapter.open(provider)
  const granted = await opened.connect({ silent })
  if (!request.isCurrent()) return null
  const state = silent
    ? granted
    : await goToWantedNetwork(opened, namespace, granted, request.network)
  const { caipNetworkId } = state
  if (!isOwnNetwork(namespace, caipNetworkId)) {
    const longMessage = `The wallet names a network that is none of ${namespace}: ${caipNetworkId}`
    throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage })
  }
  const [first, ...others] = withTypes(connection, state.accounts)
  if (!request.isCurrent() || !first) return null
  if (!isGranted(adapter, request.account, state)) return null
  return { adapter, opened, listed: [first, ...others], caipNetworkId }
}
