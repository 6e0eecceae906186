import { loadChainAdapter } from '../../chains/registry.ts'
import { findRequestedNetwork, networks } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Account, WalletAccounts } from '../../types/account.ts'
import type { CaipNetworkId } from '../../types/caip.ts'
import type { ChainAdapter } from '../../types/chainAdapter.ts'
import type { Connector } from '../../types/connector.ts'
import type { ConnectorDriver, WalletConnection } from '../../types/connectorDriver.ts'
import type { Network } from '../../types/network.ts'
import { isOwnNetwork } from '../networks/isOwnNetwork.ts'
import { withTypes } from './withTypes.ts'

export interface EstablishRequest {
  connector: Connector
  driver: ConnectorDriver
  connection: WalletConnection
  /** The wallet must not prompt. */
  silent: boolean
  /** The network that the visitor asked for. */
  network?: Network | undefined
  /** The namespace becomes the one that the modal shows. */
  activates: boolean
  /** False once something newer has taken this attempt's place. */
  isCurrent: () => boolean
}

/** What the wallet has agreed to. */
export interface Terms {
  adapter: ChainAdapter
  /** As the wallet lists them: one at least. */
  listed: readonly [Account, ...Account[]]
  caipNetworkId: CaipNetworkId
}

/**
 * Asks a wallet once to switch, if it is not on the network that the visitor picked. A refusal is accepted. Accounts
 * and network are read again afterwards, because the person may have changed either in the wallet meanwhile.
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
 * Asks the wallet who and where it is. Null when it no longer grants an account, or something newer has taken this
 * attempt's place. Nothing has changed here by then.
 *
 * @throws WalletModalError WALLET_INVALID_RESPONSE for a network of another namespace, and what the wallet threw
 */
export async function negotiate(request: EstablishRequest): Promise<Terms | null> {
  const { connection, silent } = request
  const { namespace, provider } = connection
  const adapter = await loadChainAdapter(namespace)
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
