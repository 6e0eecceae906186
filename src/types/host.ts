import type { ErrorCode } from '../errors/codes.ts'
import type { Account, ConnectionStatus } from './account.ts'
import type { AnalyticsDetail } from './analytics.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from './caip.ts'
import type { ConnectorType } from './connector.ts'
import type { Network } from './network.ts'
import type { TransactionKind } from './pendingTransaction.ts'
import type { SignInAccount, SignInData, SignInSession } from './siwx.ts'
import type { ViewData, ViewName } from './view.ts'

/** The wallet behind a connection, as events and the state tell it. */
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

/** The snapshot of `statechange`, `ready`, the `state` command and the `wallet-modal/state` context. */
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
}

export type DisconnectReason = 'user' | 'wallet' | 'sign-in-cancelled' | 'expired' | 'other-tab'

export interface ConnectDetail {
  namespace: Namespace
  address: string
  caipAddress: CaipAddress
  accounts: Account[]
  network: Network
  wallet: HostWallet
  /** The namespace's own provider object, stable for the page's life. */
  provider: object
  restored: boolean
}

export interface ErrorDetail {
  code: ErrorCode
  /** In the modal's language, as people see it. */
  shortMessage: string
  /** For developers. */
  longMessage: string
  cause: unknown
}

export interface TransactionDetail {
  namespace: Namespace
  kind: TransactionKind
  /** The wallet is asked; has sent it; it is in a block and did what it should; or any of that went wrong. */
  phase: 'initiated' | 'submitted' | 'confirmed' | 'failed'
  /** Null before the wallet has sent it. One that was sped up in the wallet is confirmed by another hash. */
  hash: string | null
  /** Its page at the network's block explorer. */
  explorerUrl: string | null
  /** Why it failed; null in the other phases. */
  error: Omit<ErrorDetail, 'cause'> | null
}

/** Events that come from actions, in every element alike. */
export interface HostEventMap {
  /**
   * A wallet connected, or was restored. The provider is what the namespace’s libraries take, and
   * stays the same object.
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
   * A transaction that was begun in the modal: `initiated`, then `submitted`, then `confirmed` by the chain; `failed`
   * may follow either of the first two.
   */
  transaction: TransactionDetail
  /** An account has signed in, or turns out to have done so before the page loaded. Once for each session. */
  signin: { session: SignInSession }
  /** A session has ended: the visitor has disconnected, or it has expired. Once for each session. */
  signout: { session: SignInSession }
  /** Something worth counting happened, whether or not it is sent anywhere. */
  analytics: AnalyticsDetail
  /**
   * Something failed: an attribute, a command, a wallet or a service. The code is one of the
   * catalogue’s.
   */
  error: ErrorDetail
}

/**
 * What the page may answer by the event's `respondWith`, with a value or a promise: what each is asked with, and what it
 * is to give.
 */
export interface HostRequestMap {
  /** A nonce for a sign-in: letters and digits, eight at least. A random one is made where nobody answers. */
  siwxnonce: { detail: SignInAccount; answer: string }
  /** Whether a sign-in is good. The signature is checked in the page where nobody answers. */
  siwxverify: {
    detail: { message: string; signature: string; data: SignInData }
    answer: boolean
  }
  /** The sessions of an account. They are kept in the browser where nobody answers. */
  siwxsessions: { detail: SignInAccount; answer: readonly SignInSession[] }
  /** An account signs out: its sessions are to be forgotten. */
  siwxrevoke: { detail: SignInAccount; answer: unknown }
}

/** Events of one element alone. */
export interface ElementEventMap {
  /** Once for each element, when attributes are read and commands accepted. */
  ready: HostState
  /** The modal opened. */
  open: { view: ViewName | null }
  /** The modal closed; the view is the one that was in sight. */
  close: { view: ViewName | null }
  /** Another view is in sight. */
  viewchange: { view: ViewName; previous: ViewName | null; data: ViewData }
  /** Something in the state changed; the detail is all of it. */
  statechange: HostState
}
