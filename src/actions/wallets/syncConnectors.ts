import { addConnector, removeConnectors } from '../../controllers/connectors.ts'
import { requestedNamespaces } from '../../controllers/networks.ts'
import { defaultOptions, options } from '../../controllers/options.ts'
import { discoverInstalled } from './discoverInstalled.ts'

export function syncConnectors(): void {
  // The public relay requires a project id; a host's own does not.
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
