import { unavailableEmbeddedWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const upgradeEmailWallet = {
  /** Explains how to move from the embedded wallet to self-custody. */
  UpgradeEmailWallet: {
    load: () => import('./UpgradeEmailWalletView.tsx'),
    needsAccount: true,
    unavailableReason: unavailableEmbeddedWallet,
  },
} satisfies ViewDefinitions
