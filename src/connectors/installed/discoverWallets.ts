import type { Namespace } from '../../types/caip.ts'
import type { Connector } from '../../types/connector.ts'
import { log } from '../../utils/log.ts'
import { discoverers } from './discoverers.ts'
import type {
  ConnectorKey,
  Discover,
  DiscoveryOptions,
  InstalledWallet,
  Search,
} from './InstalledWallet.ts'
import { dropInstalled, getInstalled, holdInstalled } from './installedWallets.ts'

interface ConnectorListener {
  /** True if a connector must be neither listed nor restored. */
  isOff?(connector: Connector): boolean
  onConnector(connector: Connector): void
  onGone(connector: ConnectorKey): void
  /**
   * Called when every attempt to fetch the namespace's chunk has failed. No wallet of the namespace is found in that
   * case.
   */
  onFailed(cause: unknown): void
}

/**
 * Number of attempts to fetch a namespace's chunk. Before retry number n, the wait is n² times `retryMs`
 * (milliseconds).
 */
const maxAttempts = 5
const retryMs = 1000
/** Maximum number of wallets in a namespace. A page that announces more would flood the list. */
const maxWallets = 100

/**
 * True if another page or an app shows the page, which may be a wallet: in a frame, or in a web view, whose objects are named
 * after it. The script at page load asks the same in `elements/light/teach.ts`: a module that both share would be one more file.
 */
function isShownByOther(): boolean {
  const page = globalThis.window
  if (!page) return false
  return (page.parent ?? page) !== page || /Webview/i.test(Object.keys(page).join())
}

/**
 * Web views of apps, among them the browsers of wallets: Android's say so
 * (https://developer.chrome.com/docs/webview/user-agent), those of iOS lack Safari's name.
 */
const webView = /; wv\)|wallet|metamask|^(?=.*\((?:iPhone|iPad))(?!.*Safari\/)/i

const isInWebView = () => webView.test(globalThis.navigator?.userAgent ?? '')

const isSame = (a: Connector, b: Connector) => a.name === b.name && a.imageUrl === b.imageUrl

/**
 * Starts the discovery of a namespace's wallets. Only one discovery may run for each namespace. `stop` drops the wallets
 * that it found.
 */
export function discoverWallets(
  namespace: Namespace,
  options: DiscoveryOptions,
  { isOff, onConnector, onGone, onFailed }: ConnectorListener,
): Required<Search> {
  const found = new Map<string, ConnectorKey>()
  let stopped = false
  const running: Search[] = []
  const isFramed = isShownByOther()
  const isPatient = isFramed || isInWebView()

  function onWallet(wallet: InstalledWallet): void {
    const { connector } = wallet
    if (isOff?.(connector)) return
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
    const search = discover(
      { ...options, isPatient },
      {
        onWallet,
        onGone(connector) {
          if (!found.delete(connector.id)) return
          dropInstalled(connector)
          onGone(connector)
        },
      },
    )
    running.push(search)
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
  if (isFramed) {
    import('./pageHosts/discover.ts').then(
      ({ discoverPageHost }) => begin(discoverPageHost(namespace)),
      () => {},
    )
  }
  return {
    look() {
      for (const one of running) one.look?.()
    },
    stop() {
      stopped = true
      for (const one of running) one.stop()
      for (const connector of found.values()) dropInstalled(connector)
    },
  }
}
