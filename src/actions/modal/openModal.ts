import { connectors } from '../../controllers/connectors.ts'
import { emitFeatureEvent, emitHostEvent } from '../../controllers/events.ts'
import { type Modal, setOpen, updateModal } from '../../controllers/modal.ts'
import { networks, setActiveNamespace } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { signInGate } from '../../controllers/signInGate.ts'
import { updateWallets, wallets } from '../../controllers/wallets.ts'
import type { Namespace } from '../../types/caip.ts'
import type { ViewData, ViewName } from '../../types/view.ts'
import { afterPaint } from '../../utils/afterPaint.ts'
import { isMobile } from '../../utils/device.ts'
import { subscribe } from '../../utils/state.ts'
import { activateNamespace } from '../connection/activateNamespace.ts'
import { isConnected } from '../connection/isConnected.ts'
import { track } from '../report/track.ts'
import { discoverInstalled } from '../wallets/discoverInstalled.ts'
import { fetchWallets } from '../wallets/fetchWallets.ts'
import { isPaired } from '../wallets/installedRows.ts'
import { isUnsupported } from './isUnsupported.ts'

export interface OpenRequest {
  view?: ViewName | undefined
  data?: ViewData | undefined
  /** True if Connect is shown instead of the view while no wallet is connected. */
  needsAccount?: boolean
  namespace?: Namespace | undefined
}

/** True if WalletConnect is the only available connector. */
function isWalletConnectOnly(): boolean {
  return (
    !options.enableInjected &&
    !options.enableEip6963 &&
    options.enableWalletconnect &&
    options.customWallets.length + options.featuredWalletIds.length === 0 &&
    connectors.list.every(isPaired)
  )
}

function homeView(): ViewName {
  if (isUnsupported()) return 'UnsupportedChain'
  if (isConnected()) return signInGate()?.isFirst() ? 'SIWXSignMessage' : 'Account'
  if (!isWalletConnectOnly()) return 'Connect'
  return isMobile() ? 'AllWallets' : 'ConnectingWalletConnectBasic'
}

/** Returns the view to open. A required sign-in precedes any requested view. */
function viewToShow({ view, needsAccount }: OpenRequest): ViewName {
  if (!view || (isConnected() && signInGate()?.isFirst(view))) return homeView()
  return needsAccount && !isConnected() ? 'Connect' : view
}

/** Makes the namespace active, and stores it if it is connected. */
function turnTo(namespace: Namespace): void {
  if (namespace === networks.activeNamespace) return
  setActiveNamespace(namespace)
  const network = networks.active[namespace]
  if (!isConnected() || !network) return
  activateNamespace(namespace)
  emitFeatureEvent('accountChanged', namespace)
  emitHostEvent('networkchange', { namespace, network })
}

/** Resolves once the opened view is painted, or has failed to load. */
function painted({ state }: Modal): Promise<void> {
  return new Promise((resolve) => {
    const stop = subscribe(state, () => {
      if (state.loading && state.open) return
      stop()
      afterPaint(resolve)
    })
  })
}

/**
 * Opens a modal on the requested view, else on Account or Connect. `state.loading` is true until the view is rendered.
 */
export function openModal(modal: Modal, request: OpenRequest = {}): void {
  const { view, data, namespace } = request
  if (namespace) turnTo(namespace)
  updateModal(modal, { namespaceFilter: namespace ?? null })
  const connected = isConnected()
  if (!wallets.askedBy) updateWallets({ askedBy: 'modal' })
  discoverInstalled()
  updateModal(modal, { loading: !modal.state.open })
  // Requests would take main-thread time from the first paint.
  if (!connected) void fetchWallets(modal.state.loading ? painted(modal) : undefined)
  const shown = viewToShow(request)
  modal.router.reset(shown, shown === view ? data : {})
  const wasOpen = modal.state.open
  setOpen(modal, true)
  if (!wasOpen) track('MODAL_OPEN', { connected })
}
