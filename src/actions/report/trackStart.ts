import { frontModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { trackedStart } from '../../controllers/trackedStart.ts'
import { track } from './track.ts'

/** A URL without query and fragment, which may contain secrets. */
const withoutQuery = (url: string) => url.replace(/[?#].*/s, '')

/** Tracks the first rendering of a modal in the page, with its configuration. */
export function trackStart(): void {
  const modal = frontModal()
  if (trackedStart.isTracked || !modal) return
  trackedStart.isTracked = true
  const { name, description, url } = options.metadata
  const { themeMode, themeVariables } = modal.state
  track('INITIALIZE', {
    networks: networks.requested.map(({ caipNetworkId }) => caipNetworkId),
    allowUnsupportedChain: options.allowUnsupportedChain,
    showWallets: options.features.emailShowWallets,
    themeMode,
    themeVariables: { ...themeVariables },
    metadata: { name, description, url: withoutQuery(url) },
  })
  track('MODAL_CREATED')
}
