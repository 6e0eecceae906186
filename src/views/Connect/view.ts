import type { ViewDefinitions } from '../viewDefinition.ts'

export const connect = {
  /** Lists the wallets, and email and social logins if the page has them. */
  Connect: { load: () => import('./ConnectView.tsx') },
} satisfies ViewDefinitions
