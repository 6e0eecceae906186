import type { ErrorCode } from '../errors/codes.ts'
import type { Account, ConnectionStatus } from './account.ts'
import type { AnalyticsDetail } from './analytics.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from './caip.ts'
import type { ConnectorType } from './connector.ts'
import type { Network } from './network.ts'
import type { HostSession, SignInAccount, SignInData, SignInSession } from './siwx.ts'
import type { ViewData, ViewName } from './view.ts'

/** The connected wallet in events and state. */
export interface HostWallet {
  id: string
  name: string
  rdns: string | null
  type: ConnectorType
}

export interface NamespaceState {
  address: string
  caipAddress: CaipAddress
  caipNetworkId: CaipNetworkId
  status: ConnectionStatus
  accounts: Account[]
  wallet: HostWallet
}

/** The snapshot in `statechange`, `ready`, the command `state` and the context `wallet-modal/state`. */
export interface HostState {
  open: boolean
  view: ViewName | null
  loading: boolean
  status: ConnectionStatus
  namespace: Namespace | null
  address: string | null
  caipAddress: CaipAddress | null
  caipNetworkId: CaipNetworkId | null
  accounts: Partial<Record<Namespace, NamespaceState>>
  /** Null unless the active account has signed in. */
  session: HostSession | null
}

export type DisconnectReason = 'user' | 'wallet' | 'sign-in-cancelled' | 'expired' | 'other-tab'

export interface ConnectDetail {
  namespace: Namespace
  address: string
  caipAddress: CaipAddress
  accounts: Account[]
  network: Network
  wallet: HostWallet
  /** Host provider of a namespace, one object for the page's life. */
  provider: object
  restored: boolean
}

export interface ErrorDetail {
  code: ErrorCode
  /** Text for the user, in the modal's language. */
  shortMessage: string
  /** Text for developers. */
  longMessage: string
  cause: unknown
}

/** `page`: the page sent it by the provider. */
export type TransactionKind = 'send' | 'swap' | 'approve' | 'page'

export interface TransactionDetail {
  namespace: Namespace
  kind: TransactionKind
  /**
   * `initiated`: the wallet is asked; `submitted`: it has broadcast; `confirmed`: included in a block and successful;
   * `failed`: at any of these.
   */
  phase: 'initiated' | 'submitted' | 'confirmed' | 'failed'
  /** Null until broadcast. A transaction that the wallet sped up is confirmed under another hash. */
  hash: string | null
  /** URL of the transaction at the network's block explorer. */
  explorerUrl: string | null
  /** Null unless the phase is `failed`. */
  error: Omit<ErrorDetail, 'cause'> | null
}

/** Events of actions, dispatched by every element. */
export interface HostEventMap {
  /**
   * A wallet connected, or was restored. The provider is the one that the namespace’s libraries take, and stays the
   * same object.
   */
  connect: ConnectDetail
  /** A connection ended, and why. */
  disconnect: { namespace: Namespace; reason: DisconnectReason }
  /** The wallet switched to another account. */
  accountchange: {
    namespace: Namespace
    address: string
    caipAddress: CaipAddress
    accounts: Account[]
  }
  /** Another network is active. */
  networkchange: { namespace: Namespace; network: Network }
  /** A WalletConnect URI for a QR code of your own; again at each renewal. */
  pairinguri: { uri: string; expiresAt: number }
  /**
   * A transaction of the modal, and with `follow-transactions` of the page: `initiated`, then `submitted`, then
   * `confirmed` by the chain; `failed` may follow either of the first two.
   */
  transaction: TransactionDetail
  /**
   * An account has signed in. `restored`: it did so before, and its session counts again, or the element was put in
   * later.
   */
  signin: { session: SignInSession; restored: boolean }
  /** A session has ended: the user has disconnected, it has expired, or another account or network is in use. */
  signout: { session: SignInSession }
  /** An analytics event, also if it is not sent to the service. */
  analytics: AnalyticsDetail
  /** An attribute, a command, a wallet or a service failed. The code is one of the catalogue’s. */
  error: ErrorDetail
}

/**
 * Events to which the page may respond by `respondWith`, with a value or a promise: the detail and the response of
 * each.
 */
export interface HostRequestMap {
  /** A nonce for a sign-in: at least eight letters and digits. By default it is random. */
  siwxnonce: { detail: SignInAccount; answer: string }
  /** The verification of a sign-in. By default the signature is verified in the page. */
  siwxverify: {
    detail: { message: string; signature: string; data: SignInData }
    answer: boolean
  }
  /** The sessions of an account. By default they are stored in the browser. */
  siwxsessions: { detail: SignInAccount; answer: readonly SignInSession[] }
  /** An account signs out: its sessions must be deleted. */
  siwxrevoke: { detail: SignInAccount; answer: unknown }
}

/** Events of a single element. */
export interface ElementEventMap {
  /** Once for each element, when attributes are read and commands accepted. */
  ready: HostState
  /** The modal opened. */
  open: { view: ViewName | null }
  /** The modal closed; the view is the last one that was shown. */
  close: { view: ViewName | null }
  /** Another view is shown. */
  viewchange: { view: ViewName; previous: ViewName | null; data: ViewData }
  /** The state changed; the detail is all of it. */
  statechange: HostState
}
