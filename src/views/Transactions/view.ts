import { offersActivity } from '../../actions/activity/offersActivity.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import {
  type UnavailableReason,
  unavailableError,
  unavailableFeature,
} from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  if (offersActivity(namespace, options)) return undefined
  const off = unavailableFeature('History', options.features.history, namespace)
  if (off || !options.projectId) return off ?? unavailableError('History', true)
  const longMessage = `No transactions are listed on ${namespace}.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

export const transactions = {
  /** The account’s transactions on the active network. */
  Transactions: {
    load: () => import('./TransactionsView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason,
  },
  /** One transaction of Activity: addresses, exact amounts, fee, time and block. It opens from a row, not by a command. */
  Transaction: {
    load: () => import('./TransactionView.tsx'),
    texts: 'connected',
    requires: ['transaction'],
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
