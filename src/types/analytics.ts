import type { AccountType } from './account.ts'
import type { Namespace } from './caip.ts'
import type { SocialProvider } from './social.ts'

type NoProperties = Record<never, never>

/** `isSmartAccount` is true if the active account is a contract. */
interface OfAccount {
  isSmartAccount: boolean
}

/** `network` is the CAIP-2 id of the active network, or empty if there is none. */
interface OnNetwork {
  network: string
}

interface OfProvider {
  provider: SocialProvider
}

interface OfHistory extends OfAccount {
  address: string | null
  projectId: string | undefined
  cursor: string | null
}

/** Amounts are decimal strings in token units. */
interface OfSwap extends OfAccount, OnNetwork {
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
}

interface OfSending extends OfAccount, OnNetwork {
  token: string
  /** Amount in token units, for statistics only. */
  amount: number
}

interface OfName extends OfAccount {
  ensName: string
}

interface WithMessage {
  message: string
}

/** The element’s configuration, without keys and without the queries of URLs. */
export interface InitializeProperties {
  networks: string[]
  allowUnsupportedChain: boolean
  showWallets: boolean
  themeMode: string
  themeVariables: Record<string, string>
  metadata: { name: string; description: string; url: string }
}

/** Platforms on which a wallet can be opened. */
export type WalletPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'

/** The properties of the event `analytics`, by its name. */
export interface AnalyticsEventMap {
  /** The modal was rendered for the first time on this page. The properties are its configuration. */
  INITIALIZE: InitializeProperties
  /** Emitted for the host together with `INITIALIZE`; never sent to the analytics service. */
  MODAL_CREATED: NoProperties
  /** The modal opened. */
  MODAL_OPEN: { connected: boolean }
  /** The modal closed. */
  MODAL_CLOSE: { connected: boolean }
  /** The user opened the list of all wallets. */
  CLICK_ALL_WALLETS: NoProperties
  /** The user opened the list of networks. */
  CLICK_NETWORKS: NoProperties
  /** The user opened the explanation of wallets. */
  CLICK_WALLET_HELP: NoProperties
  /** The user opened the explanation of networks. */
  CLICK_NETWORK_HELP: NoProperties
  /** The user opened the list of suggested wallets. */
  CLICK_GET_WALLET: NoProperties
  /** The user selected a wallet in a list. */
  SELECT_WALLET: { name: string; platform: WalletPlatform }
  /** The user searched wallets by name. */
  SEARCH_WALLET: { badge: string; search: string }
  /** A wallet connected after a request; a restored connection does not count. */
  CONNECT_SUCCESS: { method: 'qrcode' | 'mobile' | 'browser' | 'email'; name: string }
  /** A connect request failed. */
  CONNECT_ERROR: WithMessage
  /** The browser refused to open a wallet’s link. The pairing URI is removed from the link. */
  CONNECT_PROXY_ERROR: WithMessage & {
    uri: string
    mobile_link: string | null | undefined
    name: string
  }
  /** The user or the page disconnected. */
  DISCONNECT_SUCCESS: { namespace: Namespace | 'all' }
  /** A wallet could not be disconnected. */
  DISCONNECT_ERROR: WithMessage
  /** The wallet switched networks after a request. */
  SWITCH_NETWORK: OnNetwork
  /** The user opened the list of transactions. */
  CLICK_TRANSACTIONS: OfAccount
  /** The next page of transactions was requested. */
  LOAD_MORE_TRANSACTIONS: OfHistory
  /** The transactions could not be loaded. */
  ERROR_FETCH_TRANSACTIONS: OfHistory
  /** The user pressed Sign in the sign-in view. */
  CLICK_SIGN_SIWX_MESSAGE: OfAccount & OnNetwork
  /** The user cancelled the sign-in. */
  CLICK_CANCEL_SIWX: OfAccount & OnNetwork
  /** An account signed in. */
  SIWX_AUTH_SUCCESS: OfAccount & OnNetwork
  /** A sign-in failed. */
  SIWX_AUTH_ERROR: OfAccount & OnNetwork
  /** The email field received focus. */
  EMAIL_LOGIN_SELECTED: NoProperties
  /** An email address was submitted. */
  EMAIL_SUBMITTED: NoProperties
  /** The user confirmed a new device with the link in the mail. */
  DEVICE_REGISTERED_FOR_EMAIL: NoProperties
  /** A one-time code was mailed. */
  EMAIL_VERIFICATION_CODE_SENT: NoProperties
  /** The one-time code was accepted. */
  EMAIL_VERIFICATION_CODE_PASS: NoProperties
  /** The one-time code was wrong, or could not be checked. */
  EMAIL_VERIFICATION_CODE_FAIL: WithMessage
  /** The user opened the view that changes the email address. */
  EMAIL_EDIT: NoProperties
  /** The user opened the view that explains how to move from the embedded wallet to self-custody. */
  EMAIL_UPGRADE_FROM_MODAL: NoProperties
  /** A social login started. */
  SOCIAL_LOGIN_STARTED: OfProvider
  /** A social login succeeded. */
  SOCIAL_LOGIN_SUCCESS: OfProvider
  /** A social login failed. */
  SOCIAL_LOGIN_ERROR: OfProvider
  /** The social provider responded; the user’s data are requested from the embedded wallet next. */
  SOCIAL_LOGIN_REQUEST_USER_DATA: OfProvider
  /** The user cancelled a social login. */
  SOCIAL_LOGIN_CANCELED: OfProvider
  /** The user switched the account type of the embedded wallet. */
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: AccountType } & OnNetwork
  /** The user opened the form for swapping. */
  CLICK_CONVERT: NoProperties
  /** The user opened the list of tokens to swap. */
  CLICK_SELECT_TOKEN_TO_SWAP: NoProperties
  /** The user selected a network to swap on. */
  CLICK_SELECT_NETWORK_TO_SWAP: NoProperties
  /** The form for swapping was loaded. */
  OPEN_SWAP: OfAccount & OnNetwork
  /** The form for sending was loaded. */
  OPEN_SEND: OfAccount & OnNetwork
  /** A swap was requested from the wallet. */
  INITIATE_SWAP: OfSwap
  /** The wallet broadcast a swap. */
  SWAP_SUCCESS: OfSwap
  /** A swap failed or the user declined it. `message` is the error’s code. */
  SWAP_ERROR: OfSwap & WithMessage
  /** An approval for a swap failed or the user declined it. `message` is the error’s code. */
  SWAP_APPROVAL_ERROR: OfSwap & WithMessage
  /** A transfer was requested from the wallet. `token` is the token’s address, or the symbol of a native token. */
  SEND_INITIATED: OfSending
  /** The wallet broadcast a transfer. `token` is the token’s symbol. */
  SEND_SUCCESS: OfSending
  /** A transfer failed or the user declined it. `message` is the error’s code. */
  SEND_ERROR: OfSending & WithMessage
  /** The user opened the form for buying. */
  SELECT_BUY_CRYPTO: OfAccount
  /** The user opened the explanation of buying. */
  SELECT_WHAT_IS_A_BUY: OfAccount
  /** The user selected a provider to buy from. */
  SELECT_BUY_PROVIDER: OfAccount & {
    provider: 'coinbase' | 'moonpay' | 'stripe' | 'paypal' | 'meld'
  }
  /** The user opened the views of account names. */
  OPEN_ENS_FLOW: OfAccount
  /** The registration of a name was requested. */
  REGISTER_NAME_INITIATED: OfName
  /** A name was registered. */
  REGISTER_NAME_SUCCESS: OfName
  /** A name could not be registered. `error` is the service’s reason, or the error’s code. */
  REGISTER_NAME_ERROR: OfName & { error: string }
}

export type AnalyticsEventName = keyof AnalyticsEventMap

/** The `detail` of the event `analytics`: comparing `event` narrows `properties`. */
export type AnalyticsDetail = {
  [Name in AnalyticsEventName]: { event: Name; properties: Readonly<AnalyticsEventMap[Name]> }
}[AnalyticsEventName]
