import { unavailableGuide, unavailableOnramp } from '../unavailableReason.ts'
import type { ViewDefinitions } from '../viewDefinition.ts'

export const whatIs = {
  /** What a wallet is. */
  WhatIsAWallet: {
    load: async () => (await import('./WhatIsView.tsx')).WhatIsAWallet,
    unavailableReason: unavailableGuide,
  },
  /** What a network is. */
  WhatIsANetwork: {
    load: async () => (await import('./WhatIsView.tsx')).WhatIsANetwork,
    unavailableReason: unavailableGuide,
  },
  /** What buying is. */
  WhatIsABuy: {
    load: async () => (await import('./WhatIsView.tsx')).WhatIsABuy,
    texts: ['onramp'],
    unavailableReason: unavailableOnramp,
  },
} satisfies ViewDefinitions
