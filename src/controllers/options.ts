import { proxy } from 'valtio/vanilla'
import type { AccountType } from '../types/account.ts'
import type { CaipNetworkId, Namespace } from '../types/caip.ts'
import type { SocialProvider } from '../types/social.ts'
import type { Wallet } from '../types/wallet.ts'

export type ConnectMethod = 'email' | 'social' | 'wallet'

export type ConnectorSection =
  | 'walletConnect'
  | 'recent'
  | 'injected'
  | 'featured'
  | 'custom'
  | 'external'
  | 'recommended'

/** The sections of the list of wallets, in their order unless the host names another. */
export const connectorSections: readonly ConnectorSection[] = [
  'walletConnect',
  'recent',
  'injected',
  'featured',
  'custom',
  'external',
  'recommended',
]

export type WalletFeature = 'onramp' | 'swaps' | 'receive' | 'send'

export interface Features {
  swaps: boolean
  onramp: boolean
  receive: boolean
  send: boolean
  email: boolean
  emailShowWallets: boolean
  socials: SocialProvider[] | false
  connectorTypeOrder: ConnectorSection[]
  history: boolean
  analytics: boolean
  allWallets: boolean
  legalCheckbox: boolean
  smartSessions: boolean
  collapseWallets: boolean
  walletFeaturesOrder: WalletFeature[]
  /** Null: by what is installed. */
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

export const defaultFeatures: Features = {
  swaps: true,
  onramp: true,
  receive: true,
  send: true,
  email: true,
  emailShowWallets: true,
  socials: ['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'],
  connectorTypeOrder: [...connectorSections],
  history: true,
  analytics: false,
  allWallets: true,
  legalCheckbox: false,
  smartSessions: false,
  collapseWallets: false,
  walletFeaturesOrder: ['onramp', 'swaps', 'receive', 'send'],
  connectMethodsOrder: null,
}

export const options = proxy<Options>({
  projectId: null,
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
  features: defaultFeatures,
  featuredWalletIds: [],
  includeWalletIds: [],
  excludeWalletIds: [],
  customWallets: [],
  allWallets: 'show',
  tokens: {},
  defaultAccountTypes: {},
  termsUrl: null,
  privacyUrl: null,
  announce: false,
  servicesUrl: '',
  blockchainApiUrl: '',
  analyticsUrl: '',
  relayUrl: '',
  frameUrl: '',
  debug: false,
  get hasConnectMethods() {
    const { email, socials } = this.features
    const hasLogins = Boolean(this.projectId && (email || socials))
    return hasLogins || Boolean(this.termsUrl || this.privacyUrl)
  },
})
