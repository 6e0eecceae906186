import { unavailableGuide, unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const getWallet = {
  /** Where to get a wallet. */
  GetWallet: {
    load: () => import('./GetWalletView.tsx'),
    unavailableReason: unavailableGuide,
  },
  /** Where one wallet is to be had: stores and its own site. */
  Downloads: {
    load: () => import('./DownloadsView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
