import type { ViewDefinitions } from '../viewDefinition.ts'

export const connectWallets = {
  /** The list of wallets alone, where `Connect` begins with logins. */
  ConnectWallets: {
    load: () => import('./ConnectWalletsView.tsx'),
  },
} satisfies ViewDefinitions
