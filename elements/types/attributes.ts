import type { Features, Metadata } from '../../src/controllers/options.ts'
import type { AccountType, ConnectionStatus } from '../../src/types/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { Network } from '../../src/types/network.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'

/**
 * The attributes that a host sets on `<wallet-modal>`; every framework's types derive from this map.
 * `boolean` follows HTML: there or not. `'true' | 'false'` is on when left out. Lists are words
 * between spaces or JSON; what is JSON has its shape in `WalletModalJson`.
 */
export interface WalletModalAttributes {
  'project-id': string
  metadata: string
  networks: string
  'default-network': string
  'custom-rpc-urls': string
  'allow-unsupported-chain': boolean
  'enable-network-switch': 'true' | 'false'
  'enable-reconnect': 'true' | 'false'
  'enable-injected': 'true' | 'false'
  'enable-eip6963': 'true' | 'false'
  'enable-walletconnect': 'true' | 'false'
  'enable-coinbase': 'true' | 'false'
  'enable-wallet-guide': 'true' | 'false'
  features: string
  'featured-wallet-ids': string
  'include-wallet-ids': string
  'exclude-wallet-ids': string
  'custom-wallets': string
  'all-wallets': 'show' | 'hide' | 'only-mobile'
  tokens: string
  'default-account-types': string
  'terms-url': string
  'privacy-url': string
  announce: boolean
  'services-url': string
  'blockchain-api-url': string
  'analytics-url': string
  'relay-url': string
  'frame-url': string
  debug: boolean
  'theme-mode': 'auto' | 'light' | 'dark'
  'theme-variables': string
  lang: string
  embedded: boolean
  open: boolean
}

/** Attributes that `<wallet-modal>` writes to mirror its state; writing them does nothing. */
export interface WalletModalReflectedAttributes {
  view: ViewName
  namespace: Namespace
  status: ConnectionStatus
  address: string
  'caip-address': CaipAddress
  'caip-network-id': CaipNetworkId
  loading: boolean
}

/** Attributes of `<wallet-button>` and `<wallet-network-button>`. */
export interface WalletButtonAttributes {
  /** The id of the `<wallet-modal>` in the same document or shadow root. */
  for: string
}

/**
 * What the JSON attributes stand for: `JSON.stringify(features satisfies WalletModalJson['features'])`.
 * What is left out keeps its default.
 */
export interface WalletModalJson {
  metadata: Partial<Metadata>
  /** Slugs, CAIP-2 ids of built-in networks, and whole networks. */
  networks: readonly (string | Network)[]
  /** Node URLs by CAIP-2 id, the first preferred. */
  'custom-rpc-urls': Readonly<Record<string, readonly string[]>>
  features: Partial<Features>
  'featured-wallet-ids': readonly string[]
  'include-wallet-ids': readonly string[]
  'exclude-wallet-ids': readonly string[]
  'custom-wallets': readonly Wallet[]
  /** The token whose balance the account button shows, by CAIP-2 id. */
  tokens: Partial<Record<CaipNetworkId, { address: string; image?: string | undefined }>>
  'default-account-types': Partial<Record<Namespace, AccountType>>
  'theme-variables': Readonly<Record<`--wm-${string}`, string>>
}
