import { accountOf } from '../../controllers/accounts.ts'
import { frontModal } from '../../controllers/modal.ts'
import { options } from '../../controllers/options.ts'
import { mustBeAnswered, type RouterEntry } from '../../controllers/router.ts'
import { updateSmartSessions } from '../../controllers/smartSessions.ts'
import type { LiveConnection } from '../../types/connection.ts'
import type { GrantedSession } from '../../types/smartSession.ts'
import { log } from '../../utils/log.ts'
import { toSafeImageUrl } from '../../utils/url.ts'
import { openModal } from '../modal/openModal.ts'
import { isSignInView } from '../signIn/signInModals.ts'
import { describeSessions } from './describeSessions.ts'
import { hasSmartSessions } from './hasSmartSessions.ts'

/** True if a view requires a decision that a view on top would decline or skip. */
const isAnswerAwaited = (history: readonly RouterEntry[]) =>
  history.some(mustBeAnswered) ||
  history.some(({ view }) => view === 'ApproveTransaction' || isSignInView(view))

/** Wallets with a window of their own show them there. `wasOpen` is the modal's state at the time of the grant. */
export async function showCreatedSession(
  { connection: { namespace, wallet } }: LiveConnection,
  granted: GrantedSession,
  wasOpen: boolean,
): Promise<void> {
  const modal = frontModal()
  if (!modal || !hasSmartSessions(namespace)) return
  if (!wasOpen && wallet.type !== 'AUTH') return
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
    if (modal.state.open && isAnswerAwaited(modal.router.state.history)) return
    if (modal.state.open) modal.router.push('SmartSessionCreated')
    else openModal(modal, { view: 'SmartSessionCreated' })
  } catch (thrown) {
    log('warn', 'a session that was granted could not be shown', thrown)
  }
}
