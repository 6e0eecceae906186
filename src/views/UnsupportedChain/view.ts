import { unavailableNetworkSwitch } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const unsupportedChain = {
  /** Says that the wallet is on a network that the page does not have. */
  UnsupportedChain: {
    load: () => import('./UnsupportedChainView.tsx'),
    texts: ['swap'],
    needsAccount: true,
    unavailableReason: unavailableNetworkSwitch,
  },
} satisfies ViewDefinitions
