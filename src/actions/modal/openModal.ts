import { connectors } from '../../controllers/connectors.ts'
import { emitHostEvent } from '../../controllers/hostEvents.ts'
import { type Modal, setOpen } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { signIn } from '../../controllers/signInGate.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ViewData, ViewName } from '../../types/view.ts'
import { isMobile } from '../../utils/device.ts'
import { isConnected } from '../account/isConnected.ts'
import { refreshSoon } from '../account/refreshSoon.ts'
import { activateNamespace } from '../networks/activateNamespace.ts'
import { track } from '../report/track.ts'
import { discoverInstalled } from '../wallets/discoverInstalled.ts'
import { fetchWallets } from '../wallets/fetchWallets.ts'
import { isUnsupported } from './isUnsupported.ts'

export interface OpenRequest {
  view?: ViewName | undefined
  data?: ViewData | undefined
  /** The view is about an account: while there is none, Connect shows in its place, and signing in where that is due. */
  needsAccount?: boolean
  namespace?: Namespace | undefined
}

/** Without any wallet to list, WalletConnect is the only way in. */
function isWalletConnectOnly(): boolean {
  return (
    !options.enableInjected &&
    !options.enableEip6963 &&
    options.enableWalletconnect &&
    options.customWallets.length + options.featuredWalletIds.length === 0 &&
    connectors.list.every(({ type }) => type === 'WALLET_CONNECT')
  )
}

/** The view to open with when the host names none. */
function homeView(): ViewName {
  if (isUnsupported()) return 'UnsupportedChain'
  if (isConnected()) return signIn.gate?.isFirst() ? 'SIWXSignMessage' : 'Account'
  if (!isWalletConnectOnly()) return 'Connect'
  return isMobile() ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}

/** The view to open with, once the namespace is the one that the modal opens for. */
function viewToShow({ view, needsAccount }: OpenRequest): ViewName {
  if (!view) return homeView()
  if (!needsAccount) return view
  if (!isConnected()) return 'Connect'
  return signIn.gate?.isFirst(view) ? homeView() : view
}

/** The namespace that the modal opens for. One that is connected stays the active one, also after a reload. */
function turnTo(namespace: Namespace): void {
  if (namespace === networks.activeNamespace) return
  networks.activeNamespace = namespace
  const network = networks.active[namespace]
  if (!isConnected() || !network) return
  activateNamespace(namespace)
  refreshSoon(namespace)
  emitHostEvent('networkchange', { namespace, network })
}

/** Opens a modal on the asked view, else on Account or Connect. `loading` ends when the view shows. */
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
