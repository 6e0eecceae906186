import type { ViewDefinitions } from '../viewDefinition.ts'

export const account = {
  /** The active account: balance, tokens, NFTs, and buttons for sending, receiving, swapping and buying. */
  Account: {
    load: () => import('./AccountView.tsx'),
    standIn: () => ({ rows: 7, fields: 0 }),
    texts: 'connected',
    needsAccount: true,
  },
} satisfies ViewDefinitions
