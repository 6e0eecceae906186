import { frontModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { track } from './track.ts'

let isTold = false

/** Of a page: what stands behind its path may be a secret. */
const withoutQuery = (url: string) => url.replace(/[?#].*/s, '')

/** Tells, once for the page, that a modal was drawn and how the page has set it up. */
export function trackStart(): void {
  const modal = frontModal()
  if (isTold || !modal) return
  isTold = true
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
