import type { AccountType } from '../types/account.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { OnrampKeys } from '../types/onramp.ts'
import type { OtherKit } from '../types/otherKit.ts'
import { type SocialProvider, socialProviders } from '../types/social.ts'
import type { Wallet } from '../types/wallet.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

/** Methods that the first view may offer, in default order if no wallet is installed. */
export const connectMethods = ['email', 'social', 'wallet'] as const
export type ConnectMethod = (typeof connectMethods)[number]

/** Sections of the list of wallets, in default order. */
export const connectorSections = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
] as const
export type ConnectorSection = (typeof connectorSections)[number]

/** Features of the account view, in default order. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const
export type WalletFeature = (typeof walletFeatures)[number]

/** True if a feature is on for a namespace. `feature` is a flag for all namespaces, or a list of namespaces. */
export const isOn = (feature: boolean | readonly Namespace[], namespace: Namespace): boolean =>
  typeof feature === 'boolean' ? feature : feature.includes(namespace)

export interface Features {
  /** Offers swaps, on the EVM networks of the swap service. Needs a project id. */
  swaps: boolean
  /**
   * Offers buying by card, on EVM networks and Solana. Needs a project id, and the key of a provider in the attribute
   * `onramp`.
   */
  onramp: boolean
  /**
   * Offers the view with the account’s address as a QR code: with the embedded wallet by a button, with other wallets
   * while the account has no tokens or no history. The command `open` opens the view, too. A list of namespaces offers
   * the view in these families only.
   */
  receive: boolean | Namespace[]
  /** Offers sending. `true`: in all chain families. A list of namespaces: in these families only. */
  send: boolean | Namespace[]
  /** Offers login by email. */
  email: boolean
  /** Lists wallets next to the email field. If `false`, one button opens the list of wallets. */
  emailShowWallets: boolean
  /** The social logins to offer, in this order. `false` offers no social login. */
  socials: SocialProvider[] | false
  /**
   * The order of the sections in the list of wallets. Sections that are left out follow at the end. Without an order of the
   * page, installed wallets come first on desktops.
   */
  connectorTypeOrder: ConnectorSection[]
  /**
   * Shows past transactions and, on EVM networks, the NFTs in them. EVM networks need a project id; with it, Send finds
   * known receivers in past transactions. The history of Solana and Bitcoin is read from the network’s node. A list of
   * namespaces shows the history in these families only.
   */
  history: boolean | Namespace[]
  /** Sends analytics events, if the project’s settings at the service allow it. */
  analytics: boolean
  /** Shows a row that opens the list of all wallets. */
  allWallets: boolean
  /** Requires users to accept the terms before they connect. */
  legalCheckbox: boolean
  /** Offers smart sessions, on EVM networks. Needs a project id. */
  smartSessions: boolean
  /** Lists what the account has permitted others to take, on EVM networks and Solana, and offers to revoke it. */
  permissions: boolean
  /** Shows one button in place of the list of wallets if email or social login is offered. */
  collapseWallets: boolean
  /**
   * The order of features in the account view: buttons with the embedded wallet, rows with other wallets, where
   * `receive` is left out. Features that are left out of the list are not shown.
   */
  walletFeaturesOrder: WalletFeature[]
  /**
   * The order of the methods to connect. `null` puts wallets first if a wallet is installed, else email and social
   * logins.
   */
  connectMethodsOrder: ConnectMethod[] | null
}

export interface Metadata {
  name: string
  description: string
  url: string
  icons: string[]
}

/**
 * Requests of the page that are explained before the wallet is asked. `risky` decides by the result; `auto` is `risky` but for
 * wallets that show a simulated review of their own.
 */
export type ReviewMode = 'off' | 'risky' | 'auto' | 'all'

/** A rule for requests of a method, that call no other contract, and move no more than an amount in base units. */
export interface ReviewRule {
  method?: string | undefined
  contract?: string | undefined
  atMost?: string | undefined
  /** Milliseconds within which a verdict without a review must be known. */
  withinMs?: number | undefined
  review: Exclude<ReviewMode, 'auto'>
}

/** The host's parsed configuration. All elements of the page share it; the first element's attributes set it. */
export interface Options {
  projectId: string | null
  metadata: Metadata
  customRpcUrls: Record<string, string[]>
  allowUnsupportedChain: boolean
  enableNetworkSwitch: boolean
  enableReconnect: boolean
  /** Libraries whose stored sessions are restored while no wallet was connected here. */
  restoreFrom: OtherKit[]
  enableInjected: boolean
  enableEip6963: boolean
  enableWalletconnect: boolean
  enableCoinbase: boolean
  enableWalletGuide: boolean
  features: Features
  featuredWalletIds: string[]
  includeWalletIds: string[]
  excludeWalletIds: string[]
  /** Directory ids, rdns and names; empty allows any wallet. */
  onlyWallets: string[]
  customWallets: Wallet[]
  allWallets: 'show' | 'hide' | 'only-mobile'
  tokens: Partial<Record<CaipNetworkId, { address: string; image?: string | undefined }>>
  defaultAccountTypes: Partial<Record<Namespace, AccountType>>
  onramp: OnrampKeys
  termsUrl: string | null
  privacyUrl: string | null
  announce: boolean
  followTransactions: boolean
  review: ReviewMode | readonly ReviewRule[]
  /** JSON or URL of the contracts that the page uses. */
  contracts?: string | undefined
  /** JSON of ERC-7730 files, which the interpreter parses. */
  descriptors?: string | undefined
  /** JSON of the page's own texts. */
  texts?: string | undefined
  ccipRead: boolean
  servicesUrl: string
  blockchainApiUrl: string
  analyticsUrl: string
  relayUrl: string
  /** `wss:` URLs. */
  nostrRelays: string[]
  /** URLs of two resolvers for DNS over HTTPS; empty if names are not looked up. */
  dnsResolvers: string[]
  /** `wss:` URL, or `ws:` of this device; `off` or empty if it is off. */
  metamaskRelay: string
  frameUrl: string
  debug: boolean
  /** True if Connect may show logins or terms beside wallets; the view decides which. */
  readonly hasConnectMethods: boolean
}

/** Default of each option that an attribute sets. */
export const defaultOptions: Omit<Options, 'hasConnectMethods'> = {
  projectId: null,
  /** In a browser, the title, description and icon of the page replace these empty values. */
  metadata: { name: '', description: '', url: '', icons: [] },
  customRpcUrls: {},
  allowUnsupportedChain: false,
  enableNetworkSwitch: true,
  enableReconnect: true,
  restoreFrom: [],
  enableInjected: true,
  enableEip6963: true,
  enableWalletconnect: true,
  enableCoinbase: true,
  enableWalletGuide: true,
  features: {
    swaps: true,
    onramp: true,
    receive: true,
    send: true,
    email: true,
    emailShowWallets: true,
    socials: [...socialProviders],
    connectorTypeOrder: [...connectorSections],
    history: true,
    analytics: false,
    allWallets: true,
    legalCheckbox: false,
    smartSessions: false,
    permissions: true,
    collapseWallets: false,
    walletFeaturesOrder: [...walletFeatures],
    connectMethodsOrder: null,
  },
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  onlyWallets: [],
  customWallets: [],
  allWallets: 'show',
  tokens: {},
  defaultAccountTypes: {},
  onramp: {},
  termsUrl: null,
  privacyUrl: null,
  announce: false,
  followTransactions: false,
  review: 'risky',
  ccipRead: true,
  servicesUrl: 'https://api.web3modal.org',
  blockchainApiUrl: 'https://rpc.walletconnect.org',
  analyticsUrl: 'https://pulse.walletconnect.org',
  relayUrl: 'wss://relay.walletconnect.org',
  nostrRelays: ['wss://relay.damus.io', 'wss://nos.lol'],
  dnsResolvers: ['https://cloudflare-dns.com/dns-query', 'https://dns.google/resolve'],
  metamaskRelay: 'wss://mm-sdk-relay.api.cx.metamask.io/connection/websocket',
  frameUrl: 'https://secure.walletconnect.org',
  debug: false,
}

export const options: ReadonlyState<Options> = createState<Options>({
  ...defaultOptions,
  get hasConnectMethods() {
    const { email, socials } = this.features
    return Boolean((this.projectId && (email || socials)) || this.termsUrl || this.privacyUrl)
  },
})

export function updateOptions(patch: Partial<ReadonlyState<Options>>): void {
  Object.assign(options, patch)
}
