import { proxy } from 'valtio/vanilla'
import type { AccountType } from '../types/account.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { OnrampKeys } from '../types/onramp.ts'
import { type SocialProvider, socialProviders } from '../types/social.ts'
import type { Wallet } from '../types/wallet.ts'

/** The ways to connect that the first view may offer, in their order where no wallet is installed. */
export const connectMethods = ['email', 'social', 'wallet'] as const
export type ConnectMethod = (typeof connectMethods)[number]

/** The sections of the list of wallets, in their order unless the host names another. */
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

/** What can be done with a wallet's money, in its order unless the host names another. */
export const walletFeatures = ['onramp', 'swaps', 'receive', 'send'] as const
export type WalletFeature = (typeof walletFeatures)[number]

export interface Features {
  /** Whether swapping is offered, on the EVM networks of the swap service. Needs a project id. */
  swaps: boolean
  /**
   * Whether buying by card is offered, on EVM networks and Solana. Needs a project id, and the key of a provider in the
   * attribute `onramp`.
   */
  onramp: boolean
  /**
   * Whether receiving is offered: the account’s address as a QR code. Only the embedded wallet has a button for it; with
   * other wallets it is offered where an account has no tokens or no history yet, and a command opens it.
   */
  receive: boolean
  /** Whether sending is offered, on EVM networks and Solana. */
  send: boolean
  /** Whether visitors may log in by email. */
  email: boolean
  /** Whether wallets are listed next to the email field; if not, one button leads to them. */
  emailShowWallets: boolean
  /** The social logins to offer, in this order; `false` for none. */
  socials: SocialProvider[] | false
  /** The order of the sections of the list of wallets. Sections that are left out follow those that are listed. */
  connectorTypeOrder: ConnectorSection[]
  /** Whether past transactions and the NFTs known by them are shown, on EVM networks. Needs a project id. */
  history: boolean
  /** Whether analytics events are sent, if the project’s settings at the service allow it. */
  analytics: boolean
  /** Whether there is a row that leads to all wallets. */
  allWallets: boolean
  /** Whether visitors have to accept the terms before they connect. */
  legalCheckbox: boolean
  /** Whether smart sessions are offered, on EVM networks. Needs a project id. */
  smartSessions: boolean
  /** Whether one button stands for the list of wallets where there are logins. */
  collapseWallets: boolean
  /**
   * The order of what can be done in the account view: buttons with the embedded wallet, rows with other wallets, where
   * `receive` is left out. Names that are left out of the list are not shown.
   */
  walletFeaturesOrder: WalletFeature[]
  /** The order of the ways to connect; `null` puts wallets first if one is installed, else logins. */
  connectMethodsOrder: ConnectMethod[] | null
}

export interface Metadata {
  name: string
  description: string
  url: string
  icons: string[]
}

/** The host's configuration, parsed. One for the page: the first element's attributes. */
export interface Options {
  projectId: string | null
  metadata: Metadata
  customRpcUrls: Record<string, string[]>
  allowUnsupportedChain: boolean
  enableNetworkSwitch: boolean
  enableReconnect: boolean
  enableInjected: boolean
  enableEip6963: boolean
  enableWalletconnect: boolean
  enableCoinbase: boolean
  enableWalletGuide: boolean
  features: Features
  featuredWalletIds: string[]
  includeWalletIds: string[]
  excludeWalletIds: string[]
  customWallets: Wallet[]
  allWallets: 'show' | 'hide' | 'only-mobile'
  tokens: Partial<Record<CaipNetworkId, { address: string; image?: string | undefined }>>
  defaultAccountTypes: Partial<Record<Namespace, AccountType>>
  onramp: OnrampKeys
  termsUrl: string | null
  privacyUrl: string | null
  announce: boolean
  servicesUrl: string
  blockchainApiUrl: string
  analyticsUrl: string
  relayUrl: string
  frameUrl: string
  debug: boolean
  /** Roughly whether something beside wallets, logins or terms, stands on Connect; what, is for the view to say. */
  readonly hasConnectMethods: boolean
}

/** What each option is where the host says nothing: the one place that says so. */
export const defaultOptions: Omit<Options, 'hasConnectMethods'> = {
  projectId: null,
  /** In a page, what the page says of itself. */
  metadata: { name: '', description: '', url: '', icons: [] },
  customRpcUrls: {},
  allowUnsupportedChain: false,
  enableNetworkSwitch: true,
  enableReconnect: true,
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
    collapseWallets: false,
    walletFeaturesOrder: [...walletFeatures],
    connectMethodsOrder: null,
  },
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  allWallets: 'show',
  tokens: {},
  defaultAccountTypes: {},
  onramp: {},
  termsUrl: null,
  privacyUrl: null,
  announce: false,
  servicesUrl: 'https://api.web3modal.org',
  blockchainApiUrl: 'https://rpc.walletconnect.org',
  analyticsUrl: 'https://pulse.walletconnect.org',
  relayUrl: 'wss://relay.walletconnect.org',
  frameUrl: 'https://secure.walletconnect.org',
  debug: false,
}

export const options = proxy<Options>({
  ...defaultOptions,
  get hasConnectMethods() {
    const { email, socials } = this.features
    const hasLogins = Boolean(this.projectId && (email || socials))
    return hasLogins || Boolean(this.termsUrl || this.privacyUrl)
  },
})
