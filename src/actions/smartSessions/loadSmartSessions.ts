import { accountOf, caipAddressOf } from '../../controllers/accounts.ts'
import { smartSessions, updateSmartSessions } from '../../controllers/smartSessions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { getSessions } from '../../services/blockchainApi/sessions.ts'
import type { Namespace } from '../../types/caip.ts'
import { reportError } from '../report/reportError.ts'
import { serviceContext } from '../services/serviceContext.ts'
import { describeSessions } from './describeSessions.ts'

/**
 * Reads the sessions of the account in use on its network; what is known of it stays in sight meanwhile. A failure is shown
 * by the view, and is an `error` event SMART_SESSIONS_UNAVAILABLE.
 */
export async function loadSmartSessions(namespace: Namespace): Promise<void> {
  const owner = caipAddressOf(accountOf(namespace))
  const context = serviceContext()
  if (!owner || !context) return
  if (smartSessions.owner !== owner) updateSmartSessions({ owner, list: [], units: {} })
  updateSmartSessions({ status: 'loading' })
  const isCurrent = () => smartSessions.owner === owner
  try {
    const described = await describeSessions(namespace, await getSessions(context, owner))
    if (isCurrent()) updateSmartSessions({ ...described, status: 'ready' })
  } catch (cause) {
    if (!isCurrent()) return
    updateSmartSessions({ status: 'failed' })
    reportError(new WalletModalError('SMART_SESSIONS_UNAVAILABLE', { cause }), 'inline')
  }
}
