import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'

/** True if the feature is on and the family has permissions. */
export const hasPermissions = (namespace = networks.activeNamespace): boolean =>
  options.features.permissions && hasLaterPart(namespace, 'permissions')
