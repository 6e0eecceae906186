import { unavailableNetworkSwitch } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const switchActiveChain = {
  /** Lists the page’s chain families, to make one active or connect an account on it. */
  SwitchActiveChain: {
    load: () => import('./SwitchActiveChainView.tsx'),
    unavailableReason: unavailableNetworkSwitch,
  },
} satisfies ViewDefinitions
