import { unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectingMultiChain = {
  /**
   * Lets the user choose the chain family on which to connect a wallet that supports several. A wallet that connects all of them by
   * one prompt is connected at once.
   */
  ConnectingMultiChain: {
    load: () => import('./ConnectingMultiChainView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
