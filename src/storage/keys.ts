import type { Namespace } from '../types/caip.ts'

/** Prefix of all keys except the one that the WalletConnect SDK defines. */
export const storagePrefix = 'wallet-modal/'

/** Keys in localStorage. `storage.ts` has the schemas of their values. */
export const storageKeys = {
  activeNamespace: 'wallet-modal/active_namespace',
  activeCaipNetworkId: 'wallet-modal/active_caip_network_id',
  activeCaipNetworkIds: 'wallet-modal/active_caip_network_ids',
  activeAddresses: 'wallet-modal/active_addresses',
  connectedNamespaces: 'wallet-modal/connected_namespaces',
  connectionStatus: 'wallet-modal/connection_status',
  openPairings: 'wallet-modal/open_pairings',
  recentWallets: 'wallet-modal/recent_wallets',
  preferredAccountTypes: 'wallet-modal/preferred_account_types',
  // Deep link of the wallet, which the WalletConnect SDK reads to open the wallet for each request.
  deepLinkChoice: 'WALLETCONNECT_DEEPLINK_CHOICE',
} as const

export function connectorIdKey(namespace: Namespace): string {
  return `wallet-modal/${namespace}:connected_connector_id`
}
