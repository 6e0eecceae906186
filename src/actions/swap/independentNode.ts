import { loadLaterPart } from '../../chains/laterFamilies.ts'
import { kindOf } from '../../connectors/registry.ts'
import { liveConnection } from '../../controllers/connections.ts'
import { options } from '../../controllers/options.ts'
import { rpcUrlsOf } from '../../services/rpcUrls.ts'
import type { RpcRequest } from '../../types/chainAdapter.ts'
import type { PayingAccount } from '../../types/order.ts'
import { contextOf } from '../account/payingAccount.ts'
import { serviceContext } from '../services/serviceContext.ts'

/** True if two URLs have the same host name and port. */
const isSameHost = (one: string, other: string) => new URL(one).host === new URL(other).host

/** True if no node of the page is on the swap service's host. A mixed list counts as shared: any of it may respond. */
function isIndependent({ network }: PayingAccount): boolean {
  const context = serviceContext()
  if (!context) return true
  const urls = rpcUrlsOf(network, { customRpcUrls: options.customRpcUrls, context })
  return !urls.some((url) => isSameHost(url, context.blockchainApiUrl))
}

/**
 * Returns a function that reads the chain without the swap service's host: by the page's nodes if they are on another
 * host, else by the node of an installed wallet. Null if there is neither; what the chain then says is the service's
 * word. Rejects with LOAD_FAILED, and with WALLET_INVALID_RESPONSE for a wallet without EIP-1193.
 */
export async function independentNode(paying: PayingAccount): Promise<RpcRequest | null> {
  if (isIndependent(paying)) return contextOf(paying).rpc
  const { namespace, network } = paying
  const live = liveConnection(namespace)
  if (!live || !kindOf(live.connection.wallet.id).isInstalled) return null
  const swapper = await loadLaterPart(namespace, 'swapper')
  return swapper.readByWallet(live.connection.provider, network.caipNetworkId)
}
