import { unavailableNetworkSwitch } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const switchActiveChain = {
  /** The chain families of the page, to turn to one or connect there. */
  SwitchActiveChain: {
    load: () => import('./SwitchActiveChainView.tsx'),
    unavailableReason: unavailableNetworkSwitch,
  },
} satisfies ViewDefinitions
