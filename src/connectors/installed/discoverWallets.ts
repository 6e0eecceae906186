import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import { log } from '../../utils/log.ts'
import { discoverInjected } from './eip6963/discover.ts'
import type {
  ConnectorKey,
  Discover,
  DiscoveryOptions,
  InstalledWallet,
} from './InstalledWallet.ts'
import { dropInstalled, getInstalled, holdInstalled } from './installedWallets.ts'

/** How the wallets in the page are found, a line a namespace. All but the most common one's load with theirs. */
const discoverers: Partial<Record<Namespace, () => Discover | Promise<Discover>>> = {
  bip122: () => import('./bitcoin/discover.ts').then((module) => module.discoverBitcoin),
  eip155: () => discoverInjected,
  polkadot: () =>
    import('./injectedWeb3/discover.ts').then((module) => module.discoverInjectedWeb3),
  solana: () =>
    import('./walletStandard/discover.ts').then((module) => module.discoverStandardSolana),
}

interface ConnectorListener {
  /** A connector is new, or is described anew. */
  onConnector(connector: Connector): void
  onGone(connector: ConnectorKey): void
  /** The namespace's file could not be fetched, and is not tried again: the search has ended. */
  onFailed(cause: unknown): void
}

/** The first retry comes after `retryMs`, the next ones later and later. */
const maxAttempts = 5
const retryMs = 1000
/** The most wallets listed for one namespace. A page that announces more than a person could have installed is flooding. */
const maxWallets = 100

const isSame = (a: Connector, b: Connector) => a.name === b.name && a.imageUrl === b.imageUrl

/**
 * Looks for the wallets of one namespace that are in the page, 100 at most. Returns what stops it, and lets go of what
 * was found. One search a namespace runs at a time. A namespace whose file cannot be fetched has no installed wallets
 * until it can; the others go on.
 */
export function discoverWallets(
  namespace: Namespace,
  options: DiscoveryOptions,
  { onConnector, onGone, onFailed }: ConnectorListener,
): () => void {
  const found = new Map<string, ConnectorKey>()
  let stopped = false
  let stop = () => {}

  function onWallet(wallet: InstalledWallet): void {
    const { connector } = wallet
    if (!found.has(connector.id)) {
      if (found.size === maxWallets) return
      found.set(connector.id, connector)
      if (found.size === maxWallets) log('warn', `no more wallets of ${namespace} are listed`)
    }
    const known = getInstalled(connector)?.connector
    holdInstalled(wallet)
    if (!known || !isSame(known, connector)) onConnector(connector)
  }
  function begin(discover: Discover): void {
    if (stopped) return
    stop = discover(options, {
      onWallet,
      onGone(connector) {
        if (!found.delete(connector.id)) return
        dropInstalled(connector)
        onGone(connector)
      },
    })
  }

  function load(attempt: number): void {
    const discoverer = discoverers[namespace]?.()
    if (!(discoverer instanceof Promise)) {
      if (discoverer) begin(discoverer)
      return
    }
    discoverer.then(begin, (error: unknown) => {
      if (stopped) return
      log('warn', `no wallets of ${namespace} yet`, error)
      if (attempt < maxAttempts) setTimeout(load, retryMs * attempt ** 2, attempt + 1)
      else onFailed(error)
    })
  }

  load(1)
  return () => {
    stopped = true
    stop()
    for (const connector of found.values()) dropInstalled(connector)
  }
}
