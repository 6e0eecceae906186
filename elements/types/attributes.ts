import type { Features, Metadata, ReviewRule } from '../../src/controllers/options.ts'
import type { AccountType, ConnectionStatus } from '../../src/types/account.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from '../../src/types/caip.ts'
import type { EvmChain, Network } from '../../src/types/network.ts'
import type { OnrampKeys } from '../../src/types/onramp.ts'
import type { OtherKit } from '../../src/types/otherKit.ts'
import type { ViewName } from '../../src/types/view.ts'
import type { Wallet } from '../../src/types/wallet.ts'
import type { WalletModalTexts } from './texts.ts'

/**
 * Attributes that a host sets on `<wallet-modal>`; the types for every framework derive from this map. A `boolean`
 * attribute is on if it is present, as in HTML. A `'true' | 'false'` attribute is on by default. A list is written as
 * words separated by spaces, or as JSON. `WalletModalJson` has the types of JSON values.
 */
export interface WalletModalAttributes {
  /**
   * Id of the project at the hosted services. Without it, email and social logins, the list of all wallets and the
   * public WalletConnect relay are off; installed wallets work.
   */
  'project-id': string
  /** The page’s data for wallets, as JSON: name, description, url, icons. Missing members are taken from the page. */
  metadata: string
  /** Networks to offer: slugs or CAIP-2 ids separated by spaces, or a JSON array of those, of whole networks and of viem’s chains. */
  networks: string
  /** Network to start on, by slug or CAIP-2 id; by default the first of `networks`. */
  'default-network': string
  /** Node URLs, as JSON: a list for each CAIP-2 id. A network with a list uses only the nodes in it. */
  'custom-rpc-urls': string
  /** Lets users stay on a network that is not among `networks`. */
  'allow-unsupported-chain': boolean
  /**
   * Lets users switch networks. `false` turns off the views, the rows, the network button and the command for this.
   * Requests of the page to its provider, and `open` or `connect` for a namespace, still switch.
   */
  'enable-network-switch': 'true' | 'false'
  /** Restores the last connection when the page loads. */
  'enable-reconnect': 'true' | 'false'
  /**
   * Libraries that the page used before, separated by spaces: `wagmi` (also for RainbowKit and ConnectKit), `appkit`, `wallet-adapter`,
   * `web3-onboard`. While no wallet was connected here, the installed wallet of their stored session is restored, without a prompt.
   */
  'restore-from': string
  /** Offers a wallet that is at `window.ethereum` without announcing itself. */
  'enable-injected': 'true' | 'false'
  /** Offers wallets that announce themselves through EIP-6963. */
  'enable-eip6963': 'true' | 'false'
  /** Offers wallets over WalletConnect. */
  'enable-walletconnect': 'true' | 'false'
  /** Offers Coinbase Wallet: in lists and searches, if it is installed, and to the command `connect`. */
  'enable-coinbase': 'true' | 'false'
  /** Offers help to users who have no wallet yet: hints, and the views WhatIsAWallet, WhatIsANetwork and GetWallet. */
  'enable-wallet-guide': 'true' | 'false'
  /** Turns the modal’s features on and off and sets their order, as JSON. Missing members keep their default. */
  features: string
  /** Wallets to list first, by directory id: separated by spaces, or as JSON. */
  'featured-wallet-ids': string
  /** The only wallets of the directory to list, by directory id. */
  'include-wallet-ids': string
  /** Wallets never to list, by directory id. */
  'exclude-wallet-ids': string
  /**
   * The only wallets to list and connect, installed ones included: directory ids, rdns or names, separated by spaces or as
   * JSON. `walletConnect` allows any wallet by a QR code, `auth` the logins.
   */
  'only-wallets': string
  /** Wallets to list that are not in the directory, as a JSON array. */
  'custom-wallets': string
  /** Shows the row “All wallets” always, never, or only on phones. */
  'all-wallets': 'show' | 'hide' | 'only-mobile'
  /**
   * The token whose balance the account button shows in place of the native balance, as JSON: address and image for
   * each CAIP-2 id.
   */
  tokens: string
  /** Type of the account that is active first, as JSON: one for each namespace. */
  'default-account-types': string
  /**
   * Your keys for the providers that sell tokens, as JSON: coinbaseAppId, meldPublicKey, meldUrl. A provider without a
   * key is not offered; without any key, buying is off.
   */
  onramp: string
  /**
   * Signing in with the connected account, as JSON: enabled (true), required (true), statement, domain, uri, resources,
   * nonce, expirationSeconds.
   */
  siwx: string
  /**
   * The field name under which the element submits the sign-in with the form around it, as JSON: address,
   * caipNetworkId, message, signature. Turns signing in on even without `siwx`.
   */
  name: string
  /** Blocks the form around the element until the user has signed in. */
  required: boolean
  /** Terms of service that the modal links to. */
  'terms-url': string
  /** Privacy policy that the modal links to. */
  'privacy-url': string
  /**
   * Announces the connected wallet to other libraries in the page, in the standard of its chain family, unless they can
   * find it without the modal.
   */
  announce: boolean
  /**
   * Follows transactions that the page sends through the provider, as the modal follows its own: the event
   * `transaction`, Activity, `<wallet-button>` and toasts report their progress.
   */
  'follow-transactions': boolean
  /**
   * Requests of the page that the modal shows in words before the wallet gets them. `risky`: batches of calls, and requests
   * that take or give away something, unless `contracts` declares to whom, or the modal knows the contract. A call that
   * can’t be read passes if a node’s simulation finds no loss within 300 ms. `auto`: as `risky`, but not where the
   * installed wallet is known to show a simulation of its own. `all`: every request that signs or grants something. `off`:
   * none, not even batches of calls. Or rules as JSON, of which the first that fits decides, else `risky`: `method`,
   * `contract` (all calls are to it), `atMost` (base units), `review`, and `withinMs`, the time for that simulation (300 ms by
   * default, 5000 at most, after which browsers take a wallet’s window for unwanted).
   */
  review: 'off' | 'risky' | 'auto' | 'all' | (string & {})
  /**
   * Contracts and programs that the page uses, as JSON by CAIP-2 id, or a URL of the page’s own origin. Exact approvals and
   * calls to them reach the wallet without a review; what the page asks beyond them is told strongly. On `localhost`
   * without this attribute the console has a list to paste.
   */
  contracts: string
  /**
   * Descriptions of your contracts’ calls and messages for the review of requests, as JSON: files of ERC-7730 in a list,
   * or by their paths, which may include each other. They are called unattested and settle no doubt.
   */
  descriptors: string
  /**
   * Requests offchain names (EIP-3668) from their gateways, once the user has clicked or typed in the page. `false`
   * leaves such names unresolved.
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
  /**
   * At most four relays of Nostr as `wss:` URLs, separated by spaces, over which Solana phones pair without a project id.
   * `none` turns it off. They are reached once a user picks the wallet.
   */
  'nostr-relays': string
  /**
   * URLs of two resolvers for DNS over HTTPS (`application/dns-json`), separated by a comma, that must agree on the record of a
   * Bitcoin name such as `₿ada@example.com`. They are asked once a user presses the button to look it up. Empty turns it off.
   */
  'dns-resolvers': string
  /**
   * URL (`wss:`, on this device also `ws:`) of the relay by which the app of MetaMask connects without a project id. `off` or an
   * empty value turns it off. It is reached once a user picks this way.
   */
  'metamask-relay': string
  /** Base URL of the embedded wallet’s page. Messages from other origins are ignored. */
  'frame-url': string
  /** Prints the log of all levels, checks attributes at page load and shows alerts in the modal. */
  debug: boolean
  /**
   * Layout of the list of wallets. `wide` shows the chosen wallet or its QR code beside the list, in windows of 700 px of
   * width or more. `card` shows one view at a time, as narrower windows and embedded modals always do.
   */
  layout: 'card' | 'wide'
  /** Colour scheme; `auto` follows the user’s system. */
  'theme-mode': 'auto' | 'light' | 'dark'
  /** CSS custom properties to set on the modal, as JSON. */
  'theme-variables': string
  /**
   * BCP 47 tag of the texts, and of numbers, dates and currencies, which follow it also where the texts are English. By
   * default it is the nearest `lang` in the page, also outside a shadow root, else the browser’s first language that has
   * texts. Digits are always Latin.
   */
  lang: string
  /**
   * Texts in place of the modal's own, as JSON: by language tag and by the key of the text. With a tag that the modal has
   * no texts for, they add a language; what it lacks is English.
   */
  texts: string
  /** Shows the views inline, at the place of the element, without an overlay. */
  embedded: boolean
  /** Present while the modal is open. Setting it opens the modal, removing it closes the modal. */
  open: boolean
}

/** Attributes that `<wallet-modal>` sets to mirror its state. Values that the host sets have no effect. */
export interface WalletModalReflectedAttributes {
  /** The shown view; absent while the modal is closed. */
  view: ViewName
  /** The active chain family. */
  namespace: Namespace
  /** Connection status of the active chain family. */
  status: ConnectionStatus
  /** The active account’s address. */
  address: string
  /** The active account as a CAIP-10 id. */
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

/** Configuration of signing in. */
export interface SiwxAttribute {
  enabled: boolean
  /** Disconnects users who do not sign in. */
  required: boolean
  /** The statement that the user agrees to, as one line. */
  statement: string
  /** The site that the sign-in is for: a host, with its port if the site has one. */
  domain: string
  uri: string
  /** URIs that the sign-in covers. */
  resources: readonly string[]
  /**
   * A nonce of your server for one sign-in, in letters and digits. It is for pages that have no script to answer
   * `siwxnonce`.
   */
  nonce: string
  /** Lifetime of a sign-in in seconds. */
  expirationSeconds: number
}

/**
 * Types of the JSON attributes: `JSON.stringify(features satisfies WalletModalJson['features'])`. Missing members keep
 * their default.
 */
export interface WalletModalJson {
  metadata: Partial<Metadata>
  /** Slugs, CAIP-2 ids of built-in networks, whole networks, and EVM chains as viem and wagmi export them. */
  networks: readonly (string | Network | EvmChain)[]
  /** Node URLs by CAIP-2 id, the preferred one first. */
  'custom-rpc-urls': Readonly<Record<string, readonly string[]>>
  features: Partial<Features>
  'featured-wallet-ids': readonly string[]
  'include-wallet-ids': readonly string[]
  'exclude-wallet-ids': readonly string[]
  'only-wallets': readonly string[]
  'nostr-relays': readonly string[]
  'restore-from': readonly OtherKit[]
  'dns-resolvers': readonly string[]
  'custom-wallets': readonly Wallet[]
  /** For each network (CAIP-2 id), the token whose balance the account button shows. */
  tokens: Partial<Record<CaipNetworkId, { address: string; image?: string | undefined }>>
  'default-account-types': Partial<Record<Namespace, AccountType>>
  onramp: Readonly<OnrampKeys>
  /** Rules for requests; the first that fits decides. */
  review: readonly ReviewRule[]
  /** Addresses by CAIP-2 id. */
  contracts: Readonly<Record<string, readonly string[]>>
  /** Files of ERC-7730, version 1 or 2. */
  descriptors: readonly object[] | Readonly<Record<string, object>>
  siwx: Partial<SiwxAttribute>
  /** Texts by language tag, such as `de` or `zh-Hant`, and by key. */
  texts: WalletModalTexts
  'theme-variables': Readonly<Record<`--wm-${string}`, string>>
}
