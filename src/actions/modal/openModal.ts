import { connectors } from '../../controllers/connectors.ts'
import { emitFeatureEvent } from '../../controllers/featureEvents.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ViewData, ViewName } from '../../types/view.ts'
import { isMobile } from '../../utils/device.ts'
import { activateNamespace } from '../connection/activateNamespace.ts'
import { isConnected } from '../connection/isConnected.ts'
import { track } from '../report/track.ts'
import { discoverInstalled } from '../wallets/discoverInstalled.ts'
import { fetchWallets } from '../wallets/fetchWallets.ts'
import { isUnsupported } from './isUnsupported.ts'

export interface OpenRequest {
  view?: ViewName | undefined
  data?: ViewData | undefined
  /** True if the view needs an account; without one Connect is shown. */
  needsAccount?: boolean
  namespace?: Namespace | undefined
}

/** True if no wallet can be listed, so only WalletConnect is left. */
function isWalletConnectOnly(): boolean {
  return (
    !options.enableInjected &&
    !options.enableEip6963 &&
    options.enableWalletconnect &&
    options.customWallets.length + options.featuredWalletIds.length === 0 &&
    connectors.list.every(({ type }) => type === 'WALLET_CONNECT')
  )
}

function homeView(): ViewName {
  if (isUnsupported()) return 'UnsupportedChain'
  if (isConnected()) return signInGate()?.isFirst() ? 'SIWXSignMessage' : 'Account'
  if (!isWalletConnectOnly()) return 'Connect'
  return isMobile() ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}

/** The first view for the request. A required sign-in precedes all others. */
function viewToShow({ view, needsAccount }: OpenRequest): ViewName {
  if (!view || (isConnected() && signInGate()?.isFirst(view))) return homeView()
  return needsAccount && !isConnected() ? 'Connect' : view
}

/** Makes the namespace active. A connected one stays so after a reload. */
function turnTo(namespace: Namespace): void {
  if (namespace === networks.activeNamespace) return
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (!isConnected() || !network) return
  activateNamespace(namespace)
  emitFeatureEvent('accountChanged', namespace)
  emitHostEvent('networkchange', { namespace, network })
}

/** Opens a modal on the requested view, else on Account or Connect. `loading` ends when the view is rendered. */
export function openModal(modal: Modal, request: OpenRequest = {}): void {
  const { view, data, namespace } = request
  if (namespace) turnTo(namespace)
  modal.state.namespaceFilter = namespace ?? null
  const connected = isConnected()
  discoverInstalled()
  if (!connected) void fetchWallets()
  modal.state.loading = !modal.state.open
  const shown = viewToShow(request)
  modal.router.reset(shown, shown === view ? data : {})
  const wasOpen = modal.state.open
  setOpen(modal, true)
  if (!wasOpen) track('MODAL_OPEN', { connected })
}
