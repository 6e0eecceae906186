import { supportsNames } from '../../actions/names/supportsNames.ts'
import { accountOf } from '../../controllers/accounts.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { missingDataError, type UnavailableReason, unavailableError } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

/** Names need a project id for the blockchain API, and a chain family that supports names. */
const unavailableNames: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  if (!options.projectId) return unavailableError('Names', true)
  return supportsNames(namespace) ? undefined : new WalletModalError('UNSUPPORTED_CHAIN')
}

const unavailableSuccess: UnavailableReason = (data) => {
  const { profileName } = accountOf(data.namespace ?? networks.activeNamespace)
  return profileName ? unavailableNames(data) : missingDataError('name', 'The account has no name.')
}

export const accountName = {
  /** An explanation of account names, with the account’s name if it has one. */
  ChooseAccountName: {
    load: () => import('./ChooseAccountNameView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason: unavailableNames,
  },
  /** A form that registers a new name with one signature. */
  RegisterAccountName: {
    load: () => import('./RegisterAccountNameView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason: unavailableNames,
  },
  /** Confirms that the name is registered. */
  RegisterAccountNameSuccess: {
    load: () => import('./RegisterAccountNameSuccessView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason: unavailableSuccess,
  },
} satisfies ViewDefinitions
