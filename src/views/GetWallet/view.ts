import { unavailableGuide, unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const getWallet = {
  /** Suggests wallets to users who have none. */
  GetWallet: {
    load: () => import('./GetWalletView.tsx'),
    unavailableReason: unavailableGuide,
  },
  /** Links to one wallet’s app stores and website. */
  Downloads: {
    load: () => import('./DownloadsView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
