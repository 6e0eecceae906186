import { unavailableEmbeddedWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const upgradeEmailWallet = {
  /** Leads from the embedded wallet to one of the user’s own. */
  UpgradeEmailWallet: {
    load: () => import('./UpgradeEmailWalletView.tsx'),
    needsAccount: true,
    unavailableReason: unavailableEmbeddedWallet,
  },
} satisfies ViewDefinitions
