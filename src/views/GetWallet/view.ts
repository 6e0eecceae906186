import { unavailableGuide, unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const getWallet = {
  /** Wallets for users who have none. */
  GetWallet: {
    load: () => import('./GetWalletView.tsx'),
    unavailableReason: unavailableGuide,
  },
  /** Links to get one wallet: stores and its own site. */
  Downloads: {
    load: () => import('./DownloadsView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
