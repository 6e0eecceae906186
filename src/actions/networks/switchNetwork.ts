import { accountOf } from '../../controllers/accounts.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { networks, setWantedNetwork } from '../../controllers/networks.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Network } from '../../types/network.ts'
import { walletResponseMs } from '../../utils/walletResponseMs.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { applyNetwork } from '../connection/applyNetwork.ts'
import { track } from '../report/track.ts'

/**
 * Requests a switch from the wallet and applies the network that it reports. Without a wallet, selects `network` for
 * the next connection.
 *
 * @throws WalletModalError USER_REJECTED if the user declines, WALLET_TIMEOUT if the wallet does not respond in time,
 * SWITCH_FAILED if it reports another network
 */
export async function switchNetwork(network: Network): Promise<void> {
  const namespace = network.chainNamespace
  const live = liveConnection(namespace)
  if (!live) {
    setWantedNetwork(network)
    applyNetwork(namespace, network.caipNetworkId, { activates: true })
    return
  }
  const isThere = accountOf(namespace).caipNetworkId === network.caipNetworkId
  if (isThere && namespace !== networks.activeNamespace) {
    applyNetwork(namespace, network.caipNetworkId, { activates: true })
    return
  }
  const wallet = accountOf(namespace).wallet?.name ?? ''
  const switching = live.opened.switchNetwork(network)
  const timedOut = () => new WalletModalError('WALLET_TIMEOUT', { params: { wallet } })
  const now = await withTimeout(switching, walletResponseMs, timedOut)
  const isDone = now === network.caipNetworkId
  if (liveConnection(namespace) === live) applyNetwork(namespace, now, { activates: isDone })
  if (!isDone) throw new WalletModalError('SWITCH_FAILED')
  track('SWITCH_NETWORK', { network: network.caipNetworkId })
}
