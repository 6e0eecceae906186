import { discoverInjected } from '../connectors/injected/discover.ts'
import { addConnector, connectors, removeConnectors } from '../controllers/connectors.ts'
import { networks } from '../controllers/networks.ts'
import { options } from '../controllers/options.ts'
import { wallets } from '../controllers/wallets.ts'
import { publicHosts } from '../services/hosts.ts'
import type { Connector } from '../types/connector.ts'
import { fetchWallets } from './fetchWallets.ts'

let discovering = ''
let stop: (() => void) | undefined

/** Brings the list of connectors in line with the options: what is enabled is looked for from now on. */
export function syncConnectors(): void {
  const families = new Set(networks.requested.map((network) => network.chainNamespace))
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

  const eip6963 = options.enableEip6963 && families.has('eip155')
  const legacy = options.enableInjected && families.has('eip155')
  const key = `${eip6963} ${legacy}`
  if (key === discovering) return
  discovering = key
  stop?.()
  removeConnectors(({ type }) => type === 'ANNOUNCED' || type === 'INJECTED')
  const add = (connector: Connector) => {
    addConnector(connector)
    // One that announces itself only now may be excluded.
    if (wallets.status === 'loaded') void fetchWallets()
  }
  stop = discoverInjected({ eip6963, legacy }, add, (gone) => {
    removeConnectors(({ id, namespace }) => id === gone.id && namespace === gone.namespace)
  })
}

/** Whether a wallet can be reached over WalletConnect. */
export function hasWalletConnect(): boolean {
  return connectors.list.some(({ type }) => type === 'WALLET_CONNECT')
}
