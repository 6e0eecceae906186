import { discoverWallets } from '../../connectors/installed/discovery.ts'
import { addConnector, connectors, removeConnectors } from '../../controllers/connectors.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { wallets } from '../../controllers/wallets.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { publicHosts } from '../../services/hosts.ts'
import type { Namespace } from '../../types/caip.ts'
import { reportError } from '../report/reportError.ts'
import { fetchWallets } from './fetchWallets.ts'

/** The searches that run, by family, and the options each runs with. */
const searches = new Map<Namespace, { key: string; stop: () => void }>()

function search(namespace: Namespace): void {
  const eip6963 = options.enableEip6963
  const legacy = options.enableInjected
  const key = `${eip6963} ${legacy}`
  if (searches.get(namespace)?.key === key) return
  endSearch(namespace)
  const stop = discoverWallets(
    namespace,
    { eip6963, legacy },
    {
      onConnector(connector) {
        addConnector(connector)
        // One that announces itself only now may be excluded.
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
  searches.set(namespace, { key, stop })
}

function endSearch(namespace: Namespace): void {
  searches.get(namespace)?.stop()
  searches.delete(namespace)
  removeConnectors(
    ({ type, namespace: own }) =>
      own === namespace && (type === 'ANNOUNCED' || type === 'INJECTED'),
  )
}

/** Looks for the wallets of every family of the page; where that goes on already, nothing changes. */
export function searchWallets(): void {
  for (const namespace of requestedNamespaces()) search(namespace)
}

/** Brings the list of connectors in line with the options: what is enabled is looked for from now on. */
export function syncConnectors(): void {
  const families = requestedNamespaces()
  // The public relay wants a project id; a host's own does not.
  const hasOwnRelay = options.relayUrl !== publicHosts.relay
  const hasWalletConnect =
    options.enableWalletconnect && (options.projectId !== null || hasOwnRelay)
  removeConnectors(({ type }) => type === 'WALLET_CONNECT')
  const [first] = families
  if (hasWalletConnect && first) {
    const id = 'walletConnect'
    addConnector({ id, type: 'WALLET_CONNECT', name: 'WalletConnect', namespace: first })
  }

  for (const namespace of searches.keys()) if (!families.has(namespace)) endSearch(namespace)
  searchWallets()
}

/** Whether a wallet can be reached over WalletConnect. */
export function hasWalletConnect(): boolean {
  return connectors.list.some(({ type }) => type === 'WALLET_CONNECT')
}
