import type { ViewDefinitions } from '../viewDefinition.ts'

export const profile = {
  /** Every connected account, with links to its other addresses and to the settings. */
  Profile: {
    load: () => import('./ProfileView.tsx'),
    needsAccount: true,
  },
} satisfies ViewDefinitions
