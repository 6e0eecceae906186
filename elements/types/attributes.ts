import type { Features, Metadata } from '../../src/controllers/options.ts'
import type { AccountType, ConnectionStatus } from '../../src/types/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { Network } from '../../src/types/network.ts'
import type { OnrampKeys } from '../../src/types/onramp.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'

/**
 * Attributes that a host sets on `<wallet-modal>`; every framework's types derive from this map. `boolean` follows
 * HTML: present or absent. `'true' | 'false'` is on by default. Lists are words separated by spaces, or JSON;
 * `WalletModalJson` has the shapes of JSON values.
 */
export interface WalletModalAttributes {
  /**
   * Id of the project at the hosted services. Without it, email, socials, the list of all wallets and the public
   * WalletConnect relay are off; installed wallets work.
   */
  'project-id': string
  /** The page’s data for wallets, as JSON: name, description, url, icons. Missing members are taken from the page. */
  metadata: string
  /** Networks to offer: slugs or CAIP-2 ids between spaces, or a JSON array of those and of whole networks. */
  networks: string
  /** Network to start on, by slug or CAIP-2 id. The first of `networks` if absent. */
  'default-network': string
  /** Node URLs, as JSON: a list for each CAIP-2 id. A network with such a list uses only its nodes. */
  'custom-rpc-urls': string
  /** Lets users stay on a network that is not among `networks`. */
  'allow-unsupported-chain': boolean
  /**
   * Lets users switch networks. `false` turns off the views, rows, the network button and the command. Requests of the
   * page to its provider, and `open` or `connect` for a namespace, still switch.
   */
  'enable-network-switch': 'true' | 'false'
  /** Restores the last connection when the page loads. */
  'enable-reconnect': 'true' | 'false'
  /** Offers a wallet that is found at `window.ethereum` only. */
  'enable-injected': 'true' | 'false'
  /** Offers wallets that announce themselves by EIP-6963. */
  'enable-eip6963': 'true' | 'false'
  /** Offers wallets over WalletConnect. */
  'enable-walletconnect': 'true' | 'false'
  /** Offers Coinbase Wallet: in lists and searches, in the page, and by command. */
  'enable-coinbase': 'true' | 'false'
  /**
   * Offers help for users who have no wallet yet: the hints, and the views WhatIsAWallet, WhatIsANetwork and GetWallet.
   */
  'enable-wallet-guide': 'true' | 'false'
  /** Switches and orders of the modal’s features, as JSON. Missing members keep their default. */
  features: string
  /** Wallets to list first, by directory id, between spaces or as JSON. */
  'featured-wallet-ids': string
  /** The only wallets to list from the directory, by id. */
  'include-wallet-ids': string
  /** Wallets never to list, by directory id. */
  'exclude-wallet-ids': string
  /** Wallets that the directory lacks, as a JSON array. */
  'custom-wallets': string
  /** When the row “All Wallets” is shown. */
  'all-wallets': 'show' | 'hide' | 'only-mobile'
  /**
   * The token whose balance the account button shows instead of the native one, as JSON: address
   * and image for each CAIP-2 id.
   */
  tokens: string
  /** The account type to show first, as JSON: one for each namespace. */
  'default-account-types': string
  /**
   * Your keys of the providers for buying by card, as JSON: coinbaseAppId, meldPublicKey, meldUrl. A provider without
   * its key is not offered; without any, buying is off.
   */
  onramp: string
  /**
   * Signing in with the connected account, as JSON: enabled (true), required (true), statement, domain, uri, resources,
   * nonce, expirationSeconds.
   */
  siwx: string
  /**
   * The name under which the element submits the sign-in with the form around it, as JSON: address, caipNetworkId,
   * message, signature. Turns signing in on if `siwx` is left out.
   */
  name: string
  /** The form around the element is not submitted before the user has signed in. */
  required: boolean
  /** Terms of service that the modal links to. */
  'terms-url': string
  /** Privacy policy that the modal links to. */
  'privacy-url': string
  /**
   * Announces the connected wallet to other libraries in the page, in the standard of its family, unless they find it
   * by themselves.
   */
  announce: boolean
  /**
   * Follows transactions that the page sends by the provider, as the modal follows its own: the event `transaction`,
   * Activity, `<wallet-button>` and toasts tell their progress.
   */
  'follow-transactions': boolean
  /**
   * Asks gateways for names that are kept offchain (EIP-3668), after the user typed or pressed. `false` leaves such
   * names unresolved.
   */
  'ccip-read': 'true' | 'false'
  /** Base URL of the wallet directory. */
  'services-url': string
  /** Base URL of the blockchain API. */
  'blockchain-api-url': string
  /** Base URL of the analytics service. */
  'analytics-url': string
  /** URL of the WalletConnect relay. */
  'relay-url': string
  /** Base URL of the embedded wallet’s page; messages of other origins are ignored. */
  'frame-url': string
  /** Logs everything, checks attributes at once and shows alerts in the modal. */
  debug: boolean
  /** Colour scheme; `auto` follows the user’s system. */
  'theme-mode': 'auto' | 'light' | 'dark'
  /** CSS custom properties to set on the modal, as JSON. */
  'theme-variables': string
  /** Language of the texts. The nearest `lang` of the page, then the browser’s, if absent. */
  lang: string
  /** Shows the views inline in place of the element, without an overlay. */
  embedded: boolean
  /** Present while the modal is open. Setting it opens, removing it closes. */
  open: boolean
}

/** Attributes that `<wallet-modal>` writes to mirror its state; writing them does nothing. */
export interface WalletModalReflectedAttributes {
  /** The shown view, while open. */
  view: ViewName
  /** The active chain family. */
  namespace: Namespace
  /** Connection status of the active family. */
  status: ConnectionStatus
  /** The connected address. */
  address: string
  /** The connected account as a CAIP-10 id. */
  'caip-address': CaipAddress
  /** The active network as a CAIP-2 id. */
  'caip-network-id': CaipNetworkId
  /** Present while the open modal waits for a response. */
  loading: boolean
}

/** Attributes of `<wallet-button>` and `<wallet-network-button>`. */
export interface WalletButtonAttributes {
  /** The id of the `<wallet-modal>` in the same document or shadow root. */
  for: string
}

/** Signing in, as configured by the host. */
export interface SiwxAttribute {
  enabled: boolean
  /** Disconnects users who do not sign in. */
  required: boolean
  /** The statement that the user agrees to, one line. */
  statement: string
  /** The site that the sign-in is for: a host, with its port if it has one. */
  domain: string
  uri: string
  /** URIs that the sign-in covers. */
  resources: readonly string[]
  /**
   * Your server’s nonce of letters and digits, for one sign-in: for pages without a script that responds to
   * `siwxnonce`.
   */
  nonce: string
  /** Lifetime of a sign-in, in seconds. */
  expirationSeconds: number
}

/**
 * Shapes of the JSON attributes: `JSON.stringify(features satisfies WalletModalJson['features'])`. Missing members keep
 * their default.
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
  onramp: Readonly<OnrampKeys>
  siwx: Partial<SiwxAttribute>
  'theme-variables': Readonly<Record<`--wm-${string}`, string>>
}
