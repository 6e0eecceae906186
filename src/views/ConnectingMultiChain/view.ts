import { unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectingMultiChain = {
  /** Asks on which chain family to connect a wallet that has several. */
  ConnectingMultiChain: {
    load: () => import('./ConnectingMultiChainView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
