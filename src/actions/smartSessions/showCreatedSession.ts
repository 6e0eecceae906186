import { kindOf } from '../../connectors/registry.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { frontModal } from '../../controllers/modal.ts'
import { options } from '../../controllers/options.ts'
import { mustBeDecided, type RouterEntry } from '../../controllers/router.ts'
import { updateSmartSessions } from '../../controllers/smartSessions.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { GrantedSession } from '../../types/smartSession.ts'
import { log } from '../../utils/log.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { openModal } from '../modal/openModal.ts'
import { isSignInView } from '../signIn/signInModals.ts'
import { describeSessions } from './describeSessions.ts'
import { hasSmartSessions } from './hasSmartSessions.ts'

/** True if a view in the stack waits for a decision of the user, so that no view may cover it. */
const isDecisionPending = (history: readonly RouterEntry[]) =>
  history.some(mustBeDecided) ||
  history.some(({ view }) => view === 'ApproveTransaction' || isSignInView(view))

/**
 * Shows a granted session in the modal if a wallet that asks in the modal has granted it or the modal was open at that time
 * (`wasOpen`). Other wallets have shown it in their window.
 */
export async function showCreatedSession(
  { connection: { namespace, wallet } }: LiveConnection,
  granted: GrantedSession,
  wasOpen: boolean,
): Promise<void> {
  const modal = frontModal()
  if (!modal || !hasSmartSessions(namespace)) return
  if (!wasOpen && !kindOf(wallet.id).asksInModal) return
  const { name, icons } = options.metadata
  const app = {
    name: name || location.host,
    url: location.origin,
    iconUrl: toSafeImageUrl(icons[0]),
  }
  try {
    const caipNetworkId = granted.caipNetworkId ?? accountOf(namespace).caipNetworkId
    if (!caipNetworkId) return
    const session = { ...granted, pci: '', app, isRevoked: false, caipNetworkId }
    const [created = null] = await describeSessions(namespace, [session])
    updateSmartSessions({ created })
    if (wasOpen && !modal.state.open) return
    if (modal.state.open && isDecisionPending(modal.router.state.history)) return
    if (modal.state.open) modal.router.push('SmartSessionCreated')
    else openModal(modal, { view: 'SmartSessionCreated' })
  } catch (thrown) {
    log('warn', 'a session that was granted could not be shown', thrown)
  }
}
