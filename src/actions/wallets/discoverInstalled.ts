import { discoverWallets } from '../../connectors/installed/discoverWallets.ts'
import { addConnector, installedSearches, removeConnectors } from '../../controllers/connectors.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { Namespace } from '../../types/caip.ts'
import { reportError } from '../report/reportError.ts'
import { isConnectorOff } from './excluded.ts'
import { fetchWallets } from './fetchWallets.ts'

function search(namespace: Namespace): void {
  const eip6963 = options.enableEip6963
  const legacy = options.enableInjected
  const key = `${eip6963} ${legacy} ${options.enableCoinbase}`
  const running = installedSearches.get(namespace)
  if (running?.key === key) {
    running.look()
    return
  }
  endSearch(namespace)
  const found = discoverWallets(
    namespace,
    { eip6963, legacy },
    {
      isOff: isConnectorOff,
      onConnector(connector) {
        addConnector(connector)
        // The installed wallet may be one that the host excludes. `fetchWallets` requests the data by which it is then
        // hidden.
        if (wallets.status === 'loaded') void fetchWallets()
      },
      onGone: (gone) =>
        removeConnectors(({ id, namespace: own }) => id === gone.id && own === gone.namespace),
      onFailed(cause) {
        installedSearches.delete(namespace)
        const longMessage = `The installed wallets of ${namespace} could not be looked for`
        reportError(new WalletModalError('LOAD_FAILED', { longMessage, cause }), 'inline')
      },
    },
  )
  installedSearches.set(namespace, { key, ...found })
}

function endSearch(namespace: Namespace): void {
  installedSearches.get(namespace)?.stop()
  installedSearches.delete(namespace)
  removeConnectors(
    ({ type, namespace: own }) =>
      own === namespace && (type === 'ANNOUNCED' || type === 'INJECTED'),
  )
}

/**
 * Searches for installed wallets in each configured namespace. A running search looks again, since a wallet in a
 * global variable arrives without an event, and may arrive when the user asks for it
 * (https://github.com/MetaMask/detect-provider/pull/56, July 2022). Stops the searches in all other namespaces.
 */
export function discoverInstalled(): void {
  const namespaces = requestedNamespaces()
  for (const namespace of installedSearches.keys())
    if (!namespaces.has(namespace)) endSearch(namespace)
  for (const namespace of namespaces) search(namespace)
}

export function syncConnectors(): void {
  // Only the default relay requires a project id.
  const hasOwnRelay = options.relayUrl !== defaultOptions.relayUrl
  const hasWalletConnect =
    options.enableWalletconnect && (options.projectId !== null || hasOwnRelay)
  removeConnectors(({ type }) => type === 'WALLET_CONNECT')
  const [first] = requestedNamespaces()
  if (hasWalletConnect && first) {
    const id = 'walletConnect'
    addConnector({ id, type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: first })
  }
  discoverInstalled()
}
