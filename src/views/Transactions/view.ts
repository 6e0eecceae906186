import { offersActivity } from '../../actions/activity/offersActivity.ts'
import { networks } from '../../controllers/networks.ts'
import { isOn, options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { type UnavailableReason, unavailableError } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  const isShown = isOn(options.features.history, namespace)
  if (offersActivity(namespace, options)) return undefined
  if (!isShown || !options.projectId) return unavailableError('History', isShown)
  const longMessage = `No transactions are listed on ${namespace}.`
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

export const transactions = {
  /** The account’s transactions on the active network. */
  Transactions: {
    load: () => import('./TransactionsView.tsx'),
    texts: ['account'],
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
