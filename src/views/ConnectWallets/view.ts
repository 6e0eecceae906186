import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectWallets = {
  /** The list of wallets, as a view of its own, for pages on which `Connect` shows logins first. */
  ConnectWallets: {
    load: () => import('./ConnectWalletsView.tsx'),
  },
} satisfies ViewDefinitions
