import { unavailableNetworkSwitch } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const networkViews = {
  /** The networks of the page; choosing one switches to it. */
  Networks: {
    load: () => import('./NetworksView.tsx'),
    unavailableReason: unavailableNetworkSwitch,
  },
  /** Waits for the wallet to switch to another network. */
  SwitchNetwork: {
    load: () => import('./SwitchNetworkView.tsx'),
    requires: ['network'],
    unavailableReason: unavailableNetworkSwitch,
  },
} satisfies ViewDefinitions
