import type { ViewDefinitions } from '../viewDefinition.ts'

export const switchAddress = {
  /** The accounts that the wallet has shared, to pick one. */
  SwitchAddress: {
    load: () => import('./SwitchAddressView.tsx'),
    needsAccount: true,
  },
} satisfies ViewDefinitions
