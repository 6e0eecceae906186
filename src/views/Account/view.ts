import type { ViewDefinitions } from '../viewDefinition.ts'

export const account = {
  /** The active account: balance, tokens, NFTs, and buttons for sending, receiving, swapping and buying. */
  Account: {
    load: () => import('./AccountView.tsx'),
    texts: ['account'],
    needsAccount: true,
  },
} satisfies ViewDefinitions
