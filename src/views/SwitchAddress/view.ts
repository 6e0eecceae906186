import type { ViewDefinitions } from '../viewDefinition.ts'

export const switchAddress = {
  /** Lists the accounts that the wallet has shared, to make one active. */
  SwitchAddress: {
    load: () => import('./SwitchAddressView.tsx'),
    needsAccount: true,
  },
} satisfies ViewDefinitions
