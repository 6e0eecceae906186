import { frontModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { track } from './track.ts'

/** A URL without query and fragment, which may contain secrets. */
const withoutQuery = (url: string) => url.replace(/[?#].*/s, '')

let isTracked = false

/** Tracks the first rendering of a modal in the page, with its configuration. */
export function trackStart(): void {
  const modal = frontModal()
  if (isTracked || !modal) return
  isTracked = true
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
