import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import {
  loadingSessions,
  type ShownSession,
  smartSessions,
  updateSmartSessions,
} from '../../controllers/smartSessions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getSessions } from '../../services/blockchainApi/sessions.ts'
import type { Namespace } from '../../types/caip.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { describeSessions } from './describeSessions.ts'

/** Marks revoked sessions as revoked, since the service may return them as active for a moment after the revocation. */
function keepRevoked(list: readonly ShownSession[]): ShownSession[] {
  const before = smartSessions.list.filter(({ session }) => session.isRevoked)
  const revoked = new Set(before.map(({ session }) => session.pci))
  return list.map((one) =>
    revoked.has(one.session.pci) ? { ...one, session: { ...one.session, isRevoked: true } } : one,
  )
}

/** Loads the active account's sessions. A failure is shown in the view and emitted as SMART_SESSIONS_UNAVAILABLE. */
export async function loadSmartSessions(namespace: Namespace): Promise<void> {
  const owner = caipAddressOf(accountOf(namespace))
  const context = serviceContext()
  if (!owner || !context) return
  if (smartSessions.owner !== owner) {
    updateSmartSessions({ owner, list: [], hidden: 0, revoking: new Map() })
  }
  updateSmartSessions({ status: 'loading' })
  const signal = loadingSessions.begin()
  try {
    const { sessions, hidden } = await getSessions(context, owner)
    const list = await describeSessions(namespace, sessions)
    if (!signal.aborted) updateSmartSessions({ list: keepRevoked(list), hidden, status: 'ready' })
  } catch (cause) {
    if (signal.aborted) return
    updateSmartSessions({ status: 'failed' })
    reportError(new WalletModalError('SMART_SESSIONS_UNAVAILABLE', { cause }), 'inline')
  }
}
