import type { Features, Metadata } from '../../src/controllers/options.ts'
import type { AccountType, ConnectionStatus } from '../../src/types/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { Network } from '../../src/types/network.ts'
import type { OnrampKeys } from '../../src/types/onramp.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'

/**
 * The attributes that a host sets on `<wallet-modal>`; every framework's types derive from this map.
 * `boolean` follows HTML: there or not. `'true' | 'false'` is on when left out. Lists are words
 * between spaces or JSON; what is JSON has its shape in `WalletModalJson`.
 */
export interface WalletModalAttributes {
  /**
   * Id of the project at the hosted services. Without it, email, socials, the list of all wallets
   * and the public WalletConnect relay are off; installed wallets work.
   */
  'project-id': string
  /**
   * What wallets are told of the page, as JSON: name, description, url, icons. Taken from the page
   * where left out.
   */
  metadata: string
  /**
   * Networks to offer: slugs or CAIP-2 ids between spaces, or a JSON array of those and of whole
   * networks.
   */
  networks: string
  /** Network to start on, by slug or CAIP-2 id. The first of `networks` if absent. */
  'default-network': string
  /** Node URLs, as JSON: a list for each CAIP-2 id. Where there is one, only those nodes are asked. */
  'custom-rpc-urls': string
  /** Lets visitors stay on a network that is not among `networks`. */
  'allow-unsupported-chain': boolean
  /** Whether visitors may switch networks. */
  'enable-network-switch': 'true' | 'false'
  /** Whether the last connection is restored when the page loads. */
  'enable-reconnect': 'true' | 'false'
  /** Whether a wallet found at `window.ethereum` alone is offered. */
  'enable-injected': 'true' | 'false'
  /** Whether wallets that announce themselves by EIP-6963 are offered. */
  'enable-eip6963': 'true' | 'false'
  /** Whether wallets are reached over WalletConnect. */
  'enable-walletconnect': 'true' | 'false'
  /** Whether Coinbase Wallet is offered. */
  'enable-coinbase': 'true' | 'false'
  /** Whether there is a hint for people who have no wallet yet. */
  'enable-wallet-guide': 'true' | 'false'
  /** Switches and orders of what the modal shows, as JSON. What is left out keeps its default. */
  features: string
  /** Wallets to list first, by directory id, between spaces or as JSON. */
  'featured-wallet-ids': string
  /** The only wallets to list from the directory, by id. */
  'include-wallet-ids': string
  /** Wallets never to list, by directory id. */
  'exclude-wallet-ids': string
  /** Wallets that the directory does not know, as a JSON array. */
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
   * Your accounts with those who sell crypto by card, as JSON: coinbaseAppId, meldPublicKey, meldUrl. A provider without its
   * key is not offered; without any, buying is off.
   */
  onramp: string
  /**
   * Signing in with the connected account, as JSON: enabled (true), required (true), statement, domain, uri, resources, nonce,
   * expirationSeconds.
   */
  siwx: string
  /**
   * The name by which the element sends who has signed in with the form around it, as JSON: address, caipNetworkId,
   * message, signature. Turns signing in on where `siwx` is left out.
   */
  name: string
  /** The form around the element is not sent before the visitor has signed in. */
  required: boolean
  /** Terms of service that the modal links to. */
  'terms-url': string
  /** Privacy policy that the modal links to. */
  'privacy-url': string
  /**
   * Announces a connected wallet that other libraries do not find by themselves to the page, in the
   * standard of its family.
   */
  announce: boolean
  /** Base URL of the wallet directory. */
  'services-url': string
  /** Base URL of the blockchain API. */
  'blockchain-api-url': string
  /** Base URL that analytics events are sent to. */
  'analytics-url': string
  /** URL of the WalletConnect relay. */
  'relay-url': string
  /** Base URL of the embedded wallet’s page, whose origin is the only one it is heard from. */
  'frame-url': string
  /** Logs everything, checks attributes at once and shows alerts in the modal. */
  debug: boolean
  /** Colour scheme; `auto` follows the visitor’s system. */
  'theme-mode': 'auto' | 'light' | 'dark'
  /** CSS custom properties to set on the modal, as JSON. */
  'theme-variables': string
  /** Language of the texts. The nearest `lang` of the page, then the browser’s, if absent. */
  lang: string
  /** Shows the views inline where the element stands, without an overlay. */
  embedded: boolean
  /** Whether the modal is open. Setting it opens, removing it closes. */
  open: boolean
}

/** Attributes that `<wallet-modal>` writes to mirror its state; writing them does nothing. */
export interface WalletModalReflectedAttributes {
  /** The view in sight while open. */
  view: ViewName
  /** The active chain family. */
  namespace: Namespace
  /** Whether an account of the active family is connected. */
  status: ConnectionStatus
  /** The connected address. */
  address: string
  /** The connected account as a CAIP-10 id. */
  'caip-address': CaipAddress
  /** The active network as a CAIP-2 id. */
  'caip-network-id': CaipNetworkId
  /** Whether the open modal waits for something. */
  loading: boolean
}

/** Attributes of `<wallet-button>` and `<wallet-network-button>`. */
export interface WalletButtonAttributes {
  /** The id of the `<wallet-modal>` in the same document or shadow root. */
  for: string
}

/** Signing in, as the page wants it. */
export interface SiwxAttribute {
  enabled: boolean
  /** Disconnects who does not sign in. */
  required: boolean
  /** What the visitor agrees to, on one line. */
  statement: string
  /** The site that the sign-in is for: a host, with its port if it has one. */
  domain: string
  uri: string
  /** URIs that the sign-in covers. */
  resources: readonly string[]
  /** Your server's, of letters and digits, for one sign-in: where no script of the page answers `siwxnonce`. */
  nonce: string
  /** How long a sign-in is good for. */
  expirationSeconds: number
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
  onramp: Readonly<OnrampKeys>
  siwx: Partial<SiwxAttribute>
  'theme-variables': Readonly<Record<`--wm-${string}`, string>>
}
