import type { AccountType } from './account.ts'
import type { Namespace } from './caip.ts'
import type { SocialProvider } from './social.ts'

type NoProperties = Record<never, never>

/** Whether the account in use is a contract. */
interface OfAccount {
  isSmartAccount: boolean
}

/** The network in use, as a CAIP-2 id; empty without one. */
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

/** Amounts in units of the tokens, as text. */
interface OfSwap extends OfAccount, OnNetwork {
  swapFromToken: string
  swapToToken: string
  swapFromAmount: string
  swapToAmount: string
}

interface OfSending extends OfAccount, OnNetwork {
  token: string
  /** In units of the token, for counting only. */
  amount: number
}

interface OfName extends OfAccount {
  ensName: string
}

interface WithMessage {
  message: string
}

/** What a page has set the element up with, without its keys and without its addresses' queries. */
export interface InitializeProperties {
  networks: string[]
  allowUnsupportedChain: boolean
  showWallets: boolean
  themeMode: string
  themeVariables: Record<string, string>
  metadata: { name: string; description: string; url: string }
}

/** Ways to reach a wallet over WalletConnect or in the browser. */
export type WalletPlatform = 'mobile' | 'desktop' | 'browser' | 'web' | 'qrcode' | 'unsupported'

/** Every name that the event `analytics` can have, with its properties. */
export interface AnalyticsEventMap {
  /** The modal was drawn for the first time on this page; how it is set up. */
  INITIALIZE: InitializeProperties
  /** The same moment; never sent to the service. */
  MODAL_CREATED: NoProperties
  /** The modal opened. */
  MODAL_OPEN: { connected: boolean }
  /** The modal closed. */
  MODAL_CLOSE: { connected: boolean }
  /** The visitor went on to all wallets. */
  CLICK_ALL_WALLETS: NoProperties
  /** The visitor went on to the networks. */
  CLICK_NETWORKS: NoProperties
  /** The visitor asked what a wallet is. */
  CLICK_WALLET_HELP: NoProperties
  /** The visitor asked what a network is. */
  CLICK_NETWORK_HELP: NoProperties
  /** The visitor asked where to get a wallet. */
  CLICK_GET_WALLET: NoProperties
  /** A wallet was picked from a list. */
  SELECT_WALLET: { name: string; platform: WalletPlatform }
  /** Wallets were searched for by name. */
  SEARCH_WALLET: { badge: string; search: string }
  /** A wallet connected on request; one that is restored does not count. */
  CONNECT_SUCCESS: { method: 'qrcode' | 'mobile' | 'browser' | 'email'; name: string }
  /** A wallet that was asked did not connect. */
  CONNECT_ERROR: WithMessage
  /** The browser refused to open a wallet’s link, which is told without the pairing. */
  CONNECT_PROXY_ERROR: WithMessage & {
    uri: string
    mobile_link: string | null | undefined
    name: string
  }
  /** The visitor or the page disconnected. */
  DISCONNECT_SUCCESS: { namespace: Namespace | 'all' }
  /** A wallet failed to be disconnected. */
  DISCONNECT_ERROR: WithMessage
  /** The wallet switched to another network on request. */
  SWITCH_NETWORK: OnNetwork
  /** The visitor went on to past transactions. */
  CLICK_TRANSACTIONS: OfAccount
  /** A further page of past transactions was asked for. */
  LOAD_MORE_TRANSACTIONS: OfHistory
  /** Past transactions could not be read. */
  ERROR_FETCH_TRANSACTIONS: OfHistory
  /** The visitor pressed Sign to sign in. */
  CLICK_SIGN_SIWX_MESSAGE: OfAccount & OnNetwork
  /** The visitor cancelled signing in. */
  CLICK_CANCEL_SIWX: OfAccount & OnNetwork
  /** An account signed in. */
  SIWX_AUTH_SUCCESS: OfAccount & OnNetwork
  /** An account could not be signed in. */
  SIWX_AUTH_ERROR: OfAccount & OnNetwork
  /** The field for the email address got the focus. */
  EMAIL_LOGIN_SELECTED: NoProperties
  /** An email address was handed in. */
  EMAIL_SUBMITTED: NoProperties
  /** The visitor confirmed this device by the link in the mail. */
  DEVICE_REGISTERED_FOR_EMAIL: NoProperties
  /** A one-time code was mailed. */
  EMAIL_VERIFICATION_CODE_SENT: NoProperties
  /** The one-time code was right. */
  EMAIL_VERIFICATION_CODE_PASS: NoProperties
  /** The one-time code was wrong, or could not be checked. */
  EMAIL_VERIFICATION_CODE_FAIL: WithMessage
  /** The visitor went on to change the email address. */
  EMAIL_EDIT: NoProperties
  /** The visitor went on to turn the embedded wallet into one of their own. */
  EMAIL_UPGRADE_FROM_MODAL: NoProperties
  /** A social login began. */
  SOCIAL_LOGIN_STARTED: OfProvider
  /** A social login succeeded. */
  SOCIAL_LOGIN_SUCCESS: OfProvider
  /** A social login failed. */
  SOCIAL_LOGIN_ERROR: OfProvider
  /** The provider answered; the embedded wallet is asked who it is. */
  SOCIAL_LOGIN_REQUEST_USER_DATA: OfProvider
  /** The visitor left a social login. */
  SOCIAL_LOGIN_CANCELED: OfProvider
  /** The visitor went on with the other account of the embedded wallet. */
  SET_PREFERRED_ACCOUNT_TYPE: { accountType: AccountType } & OnNetwork
  /** The visitor went on to swap. */
  CLICK_CONVERT: NoProperties
  /** The visitor went on to choose a token to swap. */
  CLICK_SELECT_TOKEN_TO_SWAP: NoProperties
  /** The visitor chose a network to swap on. */
  CLICK_SELECT_NETWORK_TO_SWAP: NoProperties
  /** Swapping is ready to be used. */
  OPEN_SWAP: OfAccount & OnNetwork
  /** The form for sending is ready to be used. */
  OPEN_SEND: OfAccount & OnNetwork
  /** The wallet is asked to sign a swap. */
  INITIATE_SWAP: OfSwap
  /** The wallet sent a swap. */
  SWAP_SUCCESS: OfSwap
  /** A swap failed, or was declined; the message is the error’s code. */
  SWAP_ERROR: OfSwap & WithMessage
  /** An approval for a swap failed, or was declined; the message is the error’s code. */
  SWAP_APPROVAL_ERROR: OfSwap & WithMessage
  /** The wallet is asked to send; the token is its address, or the symbol of a native one. */
  SEND_INITIATED: OfSending
  /** The wallet sent; the token is its symbol. */
  SEND_SUCCESS: OfSending
  /** Sending failed, or was declined; the message is the error’s code. */
  SEND_ERROR: OfSending & WithMessage
  /** The visitor went on to buy. */
  SELECT_BUY_CRYPTO: OfAccount
  /** The visitor asked what buying is. */
  SELECT_WHAT_IS_A_BUY: OfAccount
  /** The visitor chose a provider to buy from. */
  SELECT_BUY_PROVIDER: OfAccount & {
    provider: 'coinbase' | 'moonpay' | 'stripe' | 'paypal' | 'meld'
  }
  /** The visitor went on to choose an account name. */
  OPEN_ENS_FLOW: OfAccount
  /** A name is about to be registered. */
  REGISTER_NAME_INITIATED: OfName
  /** A name was registered. */
  REGISTER_NAME_SUCCESS: OfName
  /** A name could not be registered; the service’s reason, or the error’s code. */
  REGISTER_NAME_ERROR: OfName & { error: string }
}

export type AnalyticsEventName = keyof AnalyticsEventMap

/** The `detail` of the event `analytics`: comparing `event` narrows `properties`. */
export type AnalyticsDetail = {
  [Name in AnalyticsEventName]: { event: Name; properties: Readonly<AnalyticsEventMap[Name]> }
}[AnalyticsEventName]
