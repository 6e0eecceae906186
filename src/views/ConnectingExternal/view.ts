import { unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectingExternal = {
  /** Waits for a wallet that is installed. */
  ConnectingExternal: {
    load: () => import('./ConnectingExternalView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
