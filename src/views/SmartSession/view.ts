import { hasSmartSessions } from '../../actions/smartSessions/hasSmartSessions.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { smartSessions } from '../../controllers/smartSessions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { missingDataError, type UnavailableReason, unavailableError } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** Smart sessions need their feature flag, a project id, and a chain family whose wallets can grant them. */
const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  const { features, projectId } = options
  if (!features.smartSessions || !projectId)
    return unavailableError('Smart Sessions', features.smartSessions)
  return hasSmartSessions(namespace) ? undefined : new WalletModalError('UNSUPPORTED_CHAIN')
}

const unavailableCreated: UnavailableReason = (data) => {
  const reason = unavailableReason(data)
  if (reason || smartSessions.created) return reason
  return missingDataError('session', 'No session was created yet.')
}

export const smartSession = {
  /** Lists the smart sessions: permissions that apps have for the account, with their expiry. */
  SmartSessionList: {
    load: () => import('./SmartSessionListView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
  /** The permissions that the user has just granted to an app. */
  SmartSessionCreated: {
    load: () => import('./SmartSessionCreatedView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason: unavailableCreated,
  },
} satisfies ViewDefinitions
