import { unavailableWallet } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectingMultiChain = {
  /** Lets the user choose the chain family on which to connect a wallet that supports several. */
  ConnectingMultiChain: {
    load: () => import('./ConnectingMultiChainView.tsx'),
    requires: ['wallet'],
    unavailableReason: unavailableWallet,
  },
} satisfies ViewDefinitions
