import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'

/** True if smart sessions are on: the blockchain API stores them, for namespaces with a session reader. */
export function hasSmartSessions(namespace = networks.activeNamespace): boolean {
  return (
    options.features.smartSessions &&
    Boolean(options.projectId) &&
    hasLaterPart(namespace, 'sessions')
  )
}
