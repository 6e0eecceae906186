import { unavailableGuide, unavailableOnramp } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const whatIs = {
  /** An explanation of wallets. */
  WhatIsAWallet: {
    load: async () => (await import('./WhatIsView.tsx')).WhatIsAWallet,
    unavailableReason: unavailableGuide,
  },
  /** An explanation of networks. */
  WhatIsANetwork: {
    load: async () => (await import('./WhatIsView.tsx')).WhatIsANetwork,
    unavailableReason: unavailableGuide,
  },
  /** An explanation of buying. */
  WhatIsABuy: {
    load: async () => (await import('./WhatIsView.tsx')).WhatIsABuy,
    texts: 'connected',
    unavailableReason: unavailableOnramp,
  },
} satisfies ViewDefinitions
