import { offersActivity } from '../../actions/account/listFeatures.ts'
import { networks } from '../../controllers/networks.ts'
import { options } from '../../controllers/options.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { type UnavailableReason, unavailableError } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

const unavailableReason: UnavailableReason = ({ namespace = networks.activeNamespace }) => {
  const { features } = options
  if (offersActivity(namespace, options)) return undefined
  if (!features.history || !options.projectId) return unavailableError('History', features.history)
  const longMessage =
    'The history of transactions is shown on EVM networks, Solana and Bitcoin only.'
  return new WalletModalError('UNSUPPORTED_CHAIN', { longMessage })
}

export const transactions = {
  /** Transactions of the account on the active network. */
  Transactions: {
    load: () => import('./TransactionsView.tsx'),
    texts: ['account'],
    needsAccount: true,
    unavailableReason,
  },
} satisfies ViewDefinitions
