import { hasSmartSessions } from '../../actions/smartSessions/hasSmartSessions.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { smartSessions } from '../../controllers/smartSessions.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { off, type UnavailableReason, without } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** Smart sessions: by their flag, project id, and wallets that grant them. */
const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  const { features, projectId } = options
  if (!features.smartSessions || !projectId) return off('Smart Sessions', features.smartSessions)
  return hasSmartSessions(namespace) ? undefined : new WalletModalError('UNSUPPORTED_CHAIN')
}

const unavailableCreated: UnavailableReason = (data) => {
  const reason = unavailableReason(data)
  if (reason || smartSessions.created) return reason
  return without('session', 'No session was created yet.')
}

export const smartSession = {
  /** Permissions of apps to act for the account, with their expiry. */
  SmartSessionList: {
    load: () => import('./SmartSessionListView.tsx'),
    texts: ['smartSessions'],
    needsAccount: true,
    unavailableReason,
  },
  /** The permissions that an app was just granted. */
  SmartSessionCreated: {
    load: () => import('./SmartSessionCreatedView.tsx'),
    texts: ['smartSessions'],
    needsAccount: true,
    unavailableReason: unavailableCreated,
  },
} satisfies ViewDefinitions
