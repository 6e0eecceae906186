import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { isWatchOnly } from '../connection/isWatchOnly.ts'

/** True if the feature is on, a project id is set (the blockchain API stores sessions), and the family has sessions. */
export function hasSmartSessions(namespace = networks.activeNamespace): boolean {
  return (
    options.features.smartSessions &&
    Boolean(options.projectId) &&
    hasLaterPart(namespace, 'sessions') &&
    !isWatchOnly(namespace)
  )
}
