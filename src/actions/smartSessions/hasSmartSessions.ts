import { hasSessions } from '../../chains/sessionReaders.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'

/** Whether the page offers smart sessions: they are kept by the blockchain API, for the families that have them. */
export function hasSmartSessions(namespace = networks.activeNamespace): boolean {
  return options.features.smartSessions && Boolean(options.projectId) && hasSessions(namespace)
}
