import { offersAllWallets } from '../../actions/wallets/offersAllWallets.ts'
import { options } from '../../controllers/options.ts'
import { off } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const allWallets = {
  /** The wallet directory, with a search. */
  AllWallets: {
    load: () => import('./AllWalletsView.tsx'),
    unavailableReason: () => (offersAllWallets(options) ? undefined : off('All Wallets', true)),
  },
} satisfies ViewDefinitions
