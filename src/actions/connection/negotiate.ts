import { loadFamilyPart } from '../../chains/families.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Account, WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { ChainAdapter } from '../../types/chainAdapter.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorDriver, WalletConnection } from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'
import { isOwnNetwork } from './isOwnNetwork.ts'
import { withTypes } from './withTypes.ts'

export interface EstablishRequest {
  connector: Connector
  driver: ConnectorDriver
  connection: WalletConnection
  silent: boolean
  network?: Network | undefined
  activates: boolean
  /** False once a newer attempt has replaced this one. */
  isCurrent: () => boolean
}

export interface Terms {
  adapter: ChainAdapter
  /** In the wallet's order; at least one. */
  listed: readonly [Account, ...Account[]]
  caipNetworkId: CaipNetworkId
}

/**
 * Requests a switch once, if the wallet is not on the network that the user selected. A declined switch is accepted.
 * Accounts and network are read again afterwards, because the user may have changed either in the wallet.
 */
async function goToWantedNetwork(
  adapter: ChainAdapter,
  { namespace, provider }: WalletConnection,
  state: WalletAccounts,
  asked: Network | undefined,
): Promise<WalletAccounts> {
  const wanted =
    asked?.chainNamespace === namespace ? asked.caipNetworkId : networks.wanted[namespace]
  delete networks.wanted[namespace]
  const network = wanted && wanted !== state.caipNetworkId && findRequestedNetwork(wanted)
  if (!network) return state
  await adapter.switchNetwork(provider, network).catch(() => {})
  return adapter.connect(provider, { silent: true }).catch(() => state)
}

/**
 * Requests accounts and network from the wallet. Null if it no longer grants an account, or the attempt is stale.
 * Changes no state.
 *
 * @throws WalletModalError WALLET_INVALID_RESPONSE for a network of another namespace, and the wallet's errors
 */
export async function negotiate(request: EstablishRequest): Promise<Terms | null> {
  const { connection, silent } = request
  const { namespace, provider } = connection
  const adapter = await loadFamilyPart(namespace, 'adapter')
  const granted = await adapter.connect(provider, { silent })
  if (!request.isCurrent()) return null
  const state = silent
    ? granted
    : await goToWantedNetwork(adapter, connection, granted, request.network)
  const { caipNetworkId } = state
  if (!isOwnNetwork(namespace, caipNetworkId)) {
    const longMessage = `The wallet names a network that is none of ${namespace}: ${caipNetworkId}`
    throw new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage })
  }
  const [first, ...others] = withTypes(connection, state.accounts)
  if (!request.isCurrent() || !first) return null
  return { adapter, listed: [first, ...others], caipNetworkId }
}
