import type { ViewDefinitions } from '../viewDefinition.ts'

export const account = {
  /** The account: its balance, tokens and NFTs, and what can be done. */
  Account: {
    load: () => import('./AccountView.tsx'),
    texts: ['account'],
    needsAccount: true,
  },
} satisfies ViewDefinitions
