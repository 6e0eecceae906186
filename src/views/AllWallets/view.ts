import { offersAllWallets } from '../../actions/wallets/offersAllWallets.ts'
import { options } from '../../controllers/options.ts'
import { unavailableError } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const allWallets = {
  /** The wallet directory with a search field. */
  AllWallets: {
    load: () => import('./AllWalletsView.tsx'),
    unavailableReason: () =>
      offersAllWallets(options) ? undefined : unavailableError('All Wallets', true),
  },
} satisfies ViewDefinitions
