import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Connector } from '../../types/connector.ts'
import type {
  ConnectorContext,
  ConnectorDriver,
  WalletConnection,
} from '../../types/connectorDriver.ts'
import type { InstalledWallet, LabelledProvider } from './InstalledWallet.ts'
import { getInstalled, observeInstalled } from './installedWallets.ts'

/**
 * Milliseconds for which restoring waits for the wallet of a stored session. Content scripts run late on slow machines,
 * and some wallets start slowly.
 */
const lateMs = 3_000

async function toConnection(
  { connector, announcesItself, provide }: InstalledWallet,
  context: ConnectorContext,
): Promise<WalletConnection> {
  const { id, name, namespace, rdns = null, type, imageUrl, imageId } = connector
  const provider: object & LabelledProvider = await provide(context)
  return {
    namespace,
    provider,
    wallet: { id, name, rdns, type, imageUrl, imageId },
    approvedCaipNetworkIds: null,
    announcesItself,
    labelOf: provider.labelOf,
  }
}

/** Waits until discovery finds the wallet. Resolves with undefined after `lateMs` or on abort. */
function waitFor(
  connector: Connector,
  signal: AbortSignal | undefined,
): Promise<InstalledWallet | undefined> {
  return new Promise((resolve) => {
    const settle = () => {
      stop()
      clearTimeout(timer)
      signal?.removeEventListener('abort', settle)
      resolve(getInstalled(connector))
    }
    const stop = observeInstalled(() => getInstalled(connector) && settle())
    const timer = setTimeout(settle, lateMs)
    signal?.addEventListener('abort', settle)
    if (getInstalled(connector) || signal?.aborted) settle()
  })
}

export const installedDriver: ConnectorDriver = {
  async connect({ connector, context }) {
    const wallet = getInstalled(connector)
    if (!wallet) {
      throw new WalletModalError('WALLET_NOT_FOUND', { params: { wallet: connector.name } })
    }
    return [await toConnection(wallet, context)]
  },

  async restore({ connector, context, signal }) {
    const wallet = await waitFor(connector, signal)
    return wallet ? [await toConnection(wallet, context)] : []
  },

  // An installed wallet has no session to end; the adapter revokes the wallet's permission.
  async disconnect() {},
}
