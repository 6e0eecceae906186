import { hasLaterPart } from '../../chains/laterFamilies.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { isWatchOnly } from '../connection/isWatchOnly.ts'

/** True if the feature is on, the family has permissions, and the account can revoke them. */
export const hasPermissions = (namespace = networks.activeNamespace): boolean =>
  options.features.permissions && hasLaterPart(namespace, 'permissions') && !isWatchOnly(namespace)
