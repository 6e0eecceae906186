import { unavailableNetworkSwitch } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const unsupportedChain = {
  /** Reports that the wallet is on a network that the page has not configured, and asks the user to switch. */
  UnsupportedChain: {
    load: () => import('./UnsupportedChainView.tsx'),
    texts: 'connected',
    needsAccount: true,
    unavailableReason: unavailableNetworkSwitch,
  },
} satisfies ViewDefinitions
