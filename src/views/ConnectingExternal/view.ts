import { unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectingExternal = {
  /** Waits for an installed wallet to approve the connection. */
  ConnectingExternal: {
    load: () => import('./ConnectingExternalView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
