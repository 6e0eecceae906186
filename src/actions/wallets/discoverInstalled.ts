import { discoverWallets } from '../../connectors/installed/discoverWallets.ts'
import { kinds } from '../../connectors/kinds.ts'
import { addConnector, removeConnectors } from '../../controllers/connectors.ts'
import { emitFeatureEvent } from '../../controllers/events.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { read } from '../../storage/storage.ts'
import type { Namespace } from '../../types/caip.ts'
import { subscribe } from '../../utils/state.ts'
import { reportError } from '../report/reportError.ts'
import { allowsKind, isConnectorOff, isDirectoryId } from './excluded.ts'
import { fetchWallets } from './fetchWallets.ts'
import { isInstalled } from './installedRows.ts'

/** Running searches. `key` identifies the options of a search. */
const searches = new Map<Namespace, { key: string; look(): void; stop(): void }>()

function search(namespace: Namespace): void {
  const eip6963 = options.enableEip6963
  const legacy = options.enableInjected
  const known = wallets.only.map(({ id }) => id)
  const key = JSON.stringify([eip6963, legacy, options.enableCoinbase, options.onlyWallets, known])
  const running = searches.get(namespace)
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
        if (connector.showsPage) emitFeatureEvent('pageHostFound', connector)
        // The installed wallet may be one that the host excludes. `fetchWallets` requests the data by which it is then
        // hidden.
        if (wallets.status === 'loaded') void fetchWallets()
      },
      onGone: (gone) =>
        removeConnectors(({ id, namespace: own }) => id === gone.id && own === gone.namespace),
      onFailed(cause) {
        searches.delete(namespace)
        const longMessage = `The installed wallets of ${namespace} could not be looked for`
        reportError(new WalletModalError('LOAD_FAILED', { longMessage, cause }), 'inline')
      },
    },
  )
  searches.set(namespace, { key, ...found })
}

function endSearch(namespace: Namespace): void {
  searches.get(namespace)?.stop()
  searches.delete(namespace)
  removeConnectors((connector) => connector.namespace === namespace && isInstalled(connector))
}

/**
 * Searches for installed wallets in each configured namespace. A running search looks again, since a wallet in a
 * global variable arrives without an event, and may arrive when the user asks for it
 * (https://github.com/MetaMask/detect-provider/pull/56, July 2022). Stops the searches in all other namespaces.
 */
export function discoverInstalled(): void {
  const namespaces = requestedNamespaces()
  for (const namespace of searches.keys()) if (!namespaces.has(namespace)) endSearch(namespace)
  for (const namespace of namespaces) search(namespace)
}

let isFollowing = false

/** Looks again once the directory has told which wallets the ids in `only-wallets` are. */
function followListed(): void {
  if (isFollowing) return
  isFollowing = true
  let known = wallets.only
  subscribe(wallets, () => {
    if (wallets.only === known) return
    known = wallets.only
    discoverInstalled()
  })
}

/** Lists connectors for the page's settings, and discovers installed wallets. */
export function syncConnectors(): void {
  // Only the default relay requires a project id.
  const hasOwnRelay = options.relayUrl !== defaultOptions.relayUrl
  const canPair = options.enableWalletconnect && (options.projectId !== null || hasOwnRelay)
  const { enableInjected, nostrRelays, metamaskRelay } = options
  const namespaces = [...requestedNamespaces()]
  const page = { namespaces, canPair, enableInjected, nostrRelays, metamaskRelay }
  removeConnectors((connector) => !isInstalled(connector))
  for (const kind of kinds) {
    if (!allowsKind(kind)) continue
    const { type, connector, listedOn } = kind
    for (const namespace of listedOn?.(page) ?? []) addConnector({ ...connector, type, namespace })
  }
  if (options.onlyWallets.some(isDirectoryId)) {
    followListed()
    // A stored connection may be one of these wallets.
    if (read('connectionStatus') === 'connected') void fetchWallets()
  }
  discoverInstalled()
}
