import { hasPermissions } from '../../actions/permissions/hasPermissions.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import {
  type UnavailableReason,
  unavailableError,
  unavailableWithoutWallet,
} from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  if (!options.features.permissions) return unavailableError('Permissions', false)
  const refused = unavailableWithoutWallet('Revoking', namespace)
  if (refused || hasPermissions(namespace)) return refused
  return new WalletModalError('UNSUPPORTED_CHAIN')
}

export const permissionViews = {
  /** Lists allowances and grants of the account, with buttons that revoke them. */
  Permissions: {
    load: () => import('./PermissionsView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
