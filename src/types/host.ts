import type { ErrorCode } from '../errors/codes.ts'
import type { Account, ConnectionStatus } from './account.ts'
import type { AnalyticsDetail } from './analytics.ts'
import type { CaipAddress, CaipNetworkId, Namespace } from './caip.ts'
import type { ConnectorType } from './connector.ts'
import type { Network } from './network.ts'
import type { PermissionKind } from './permissionKind.ts'
import type { HostSession, SignInAccount, SignInData, SignInSession } from './siwx.ts'
import type { Transaction } from './transaction.ts'
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

/**
 * A way to connect a wallet: `installed` in this browser; `qr` by a QR code with the URI of `pairinguri`, for a wallet on
 * another device; `link` by a link into its app or website, which the modal opens.
 */
export type WalletWay = 'installed' | 'qr' | 'link'

/**
 * `installed` in this browser; `available` in another way; `connecting` while the wallet is asked or restored; `connected`
 * for the page.
 */
export type WalletStatus = 'installed' | 'available' | 'connecting' | 'connected'

/** A wallet that the page can draw in a list of its own, and connect by `id`. */
export interface ListedWallet {
  id: string
  name: string
  rdns: string | null
  /** An `https:`, `data:` or `blob:` URL for `img`; null while the picture is not loaded, or if there is none. */
  icon: string | null
  /** Chain families of the page that the wallet supports. */
  namespaces: Namespace[]
  /** The best way on this device is the first; empty if there is none. */
  ways: WalletWay[]
  status: WalletStatus
}

/** A token that the account holds, or the network's own currency. */
export interface HeldToken {
  caipNetworkId: CaipNetworkId
  /** Address of the token on its network; null for the network's own currency. */
  address: string | null
  name: string
  symbol: string
  decimals: number
  /** Decimal string in units of the token; null if it could not be read. */
  amount: string | null
  /** Price of one token in USD, for display only, since it is not exact; null without a price. */
  price: number | null
  /** Worth of the amount in USD, for display only. */
  value: number | null
  iconUrl: string | null
}

/** Holdings of the account on its network. */
export interface AccountTokens {
  address: string
  caipNetworkId: CaipNetworkId
  /** False if there may be tokens that the sources do not list. */
  isWhole: boolean
  tokens: HeldToken[]
}

/** Transactions of the account on its network, the newest first. */
export interface AccountTransactions {
  address: string
  caipNetworkId: CaipNetworkId
  transactions: Transaction[]
  /** True if the command with `more` reads older ones. */
  hasMore: boolean
}

/** A right of another account to take something from the account, which the chain has stored. */
export interface AccountPermission {
  /** `collection`: all NFTs of a contract; `close`: to close a token account and get its native currency. */
  kind: PermissionKind
  /** Address of the token's contract or mint. */
  token: string
  /** Symbol and decimals as the contract reports them; null if it reports none, and for NFTs. */
  symbol: string | null
  decimals: number | null
  spender: string
  /** Base units as a decimal string, for the kind `amount`; null if it is without a limit. */
  amount: string | null
  /** Token id as a decimal string, for the kind `item`. */
  item: string | null
  /** Expiry in ms since the epoch; null if there is none. */
  expiresAt: number | null
  /** Address of the contract that has stored the permission, if it is not the token's: Permit2. */
  holder: string | null
}

/** Permissions of the account on its network. */
export interface AccountPermissions {
  address: string
  caipNetworkId: CaipNetworkId
  /** False if the search has not reached all blocks, or if nodes refuse some. */
  isWhole: boolean
  permissions: AccountPermission[]
}

/** The wallets that the view Connect lists. A wallet is in one list only. */
export interface WalletLists {
  installed: ListedWallet[]
  /** Wallets that the user has connected by QR code or link before. */
  recent: ListedWallet[]
  /** The page’s featured, only and custom wallets; without any, up to four that the directory recommends. */
  featured: ListedWallet[]
}

/** The state in the events `statechange` and `ready`, the command `state` and the context `wallet-modal/state`. */
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
  /** Session of the active account; null unless it has signed in. */
  session: HostSession | null
  /** Null until a list was asked for: the modal was opened, or the command `search-wallets` was sent. */
  wallets: WalletLists | null
}

export type DisconnectReason = 'user' | 'wallet' | 'sign-in-cancelled' | 'expired' | 'other-tab'

export interface ConnectDetail {
  namespace: Namespace
  address: string
  caipAddress: CaipAddress
  accounts: Account[]
  network: Network
  wallet: HostWallet
  /** The host provider of the namespace, the same object for the page’s lifetime. */
  provider: object
  restored: boolean
}

export interface ErrorDetail {
  code: ErrorCode
  /**
   * The English sentence of the code, whatever language the modal speaks. A second one says where nodes of one host alone
   * are its source.
   */
  shortMessage: string
  /** Text for developers. */
  longMessage: string
  cause: unknown
}

/** `page`: the page's own code sent the transaction, through the host provider. The modal sends the other kinds. */
export type TransactionKind = 'send' | 'swap' | 'approve' | 'revoke' | 'page'

/** The call that a wallet sent instead of the reviewed order. Members that cannot be read are null. */
export interface SentTransferDetail {
  /** The receiver's address, or that of the called contract. */
  to: string | null
  /** A decimal string in units of `token`; in base units if the token is neither the order's nor the native one. */
  amount: string | null
  /** Address of the token's contract or mint; null for the native token. */
  token: string | null
}

export interface TransactionDetail {
  namespace: Namespace
  kind: TransactionKind
  /**
   * `initiated`: requested from the wallet; `submitted`: broadcast by the wallet; `confirmed`: included in a block, and
   * successful; `failed`: the request, the broadcast or the execution failed; `cancelled`: the user has cancelled the
   * transaction, and a block includes the transaction that replaces it. `submitted` comes again, with `error`, if the
   * wallet turns out to have sent something else, if a reorganization removes the block of a confirmed transaction, and
   * if nobody can say what became of the transaction.
   */
  phase: 'initiated' | 'submitted' | 'confirmed' | 'failed' | 'cancelled'
  /**
   * Transaction hash; null until the transaction is broadcast. If the wallet speeds the transaction up, another hash is
   * confirmed.
   */
  hash: string | null
  /** URL of the transaction at the network's block explorer. */
  explorerUrl: string | null
  /** Hash of the transaction that this one speeds up or cancels; null if it replaces none. */
  replaces: string | null
  /**
   * True if the wallet sent something other than the reviewed order. The order itself was not paid, whatever the phase
   * is; do not pay again before the user has looked into the wallet.
   */
  differs: boolean
  /**
   * True with `confirmed` if nodes do not show whether the wallet sent what the user has reviewed: of a smart account, or of
   * a batch, whose transaction has no known form or whose balance may have paid more.
   */
  uncompared: boolean
  /** The transfer that the wallet sent; null unless `differs`. */
  sent: SentTransferDetail | null
  /** Reason of a failure, or of a `submitted` that comes again; otherwise null. */
  error: Omit<ErrorDetail, 'cause'> | null
}

export interface ReviewDetail {
  namespace: Namespace
  /** JSON-RPC method, or the family’s name of the request. */
  method: string
  /** `harmless` if the wallet gets the request at once, `risky` if the user reviews it first. */
  verdict: 'harmless' | 'risky'
  /**
   * The review’s sentences, in the modal’s language. Amounts of tokens are in base units, with the token’s address. Empty for a
   * harmless request while the texts of reviews are not loaded.
   */
  sentences: string[]
  /** Changes by a node’s simulation as sentences; null if they are not known yet. */
  changes: { fails: boolean; gives: string[]; gets: string[]; leaves: string[] } | null
}

/** Events of actions, which are dispatched on every element in the page. */
export interface HostEventMap {
  /**
   * A request of the page was read, and is to be explained to the user or passed to the wallet. `preventDefault` declines
   * it; the page’s call then rejects with 4001. Not dispatched while the attribute `review` is `off`.
   */
  review: ReviewDetail
  /**
   * A wallet was connected or restored. `provider` is the object that libraries of the namespace take, and stays the
   * same.
   */
  connect: ConnectDetail
  /** A connection ended, for the reason in `reason`. */
  disconnect: { namespace: Namespace; reason: DisconnectReason }
  /** Another account of the wallet is active. */
  accountchange: {
    namespace: Namespace
    address: string
    caipAddress: CaipAddress
    accounts: Account[]
  }
  /** Another network is active. */
  networkchange: { namespace: Namespace; network: Network }
  /** A WalletConnect URI, for a QR code that the page shows itself. Dispatched again each time the URI is renewed. */
  pairinguri: { uri: string; expiresAt: number }
  /**
   * The answer to a request that an earlier life of the page had asked over a remote wallet, such as one before a reload.
   * `result` is null if `error` is set. The wallet chose the result: check a signature before you rely on it.
   */
  requestsettled: {
    id: number
    namespace: Namespace
    method: string
    result: unknown
    error: { code: number; message: string } | null
  }
  /**
   * A transaction of the modal changed its phase; with `follow-transactions` also one of the page. The phases are
   * `initiated`, `submitted`, then `confirmed` once the chain has included it; `failed` may follow either of the first
   * two. `submitted` comes again with the reason in `error`: after a reorganization, for example, which takes a
   * confirmation back.
   */
  transaction: TransactionDetail
  /**
   * An account has signed in. `restored` is true if a stored session applies again, or if the element was inserted
   * after the sign-in.
   */
  signin: { session: SignInSession; restored: boolean }
  /**
   * A session has ended: the user has disconnected, the session has expired, or another account or network is active.
   */
  signout: { session: SignInSession }
  /** An analytics event, whether or not it is sent to the service. */
  analytics: AnalyticsDetail
  /** An attribute, a command, a wallet or a service failed. `code` is one of the error catalogue. */
  error: ErrorDetail
}

/**
 * Events that the page may respond to through `respondWith`, with a value or a promise. `detail` is that of the event,
 * `answer` the type of the response.
 */
export interface HostRequestMap {
  /** Requests a nonce for a sign-in: at least eight letters and digits. Without a response the nonce is random. */
  siwxnonce: { detail: SignInAccount; answer: string }
  /** Requests the verification of a sign-in. Without a response the modal verifies the signature in the page. */
  siwxverify: {
    detail: { message: string; signature: string; data: SignInData }
    answer: boolean
  }
  /** Requests the sessions of an account. Without a response those stored in the browser are used. */
  siwxsessions: { detail: SignInAccount; answer: readonly SignInSession[] }
  /** Requests the deletion of an account’s sessions, when the account signs out. */
  siwxrevoke: { detail: SignInAccount; answer: unknown }
}

/** Events of a single element. */
export interface ElementEventMap {
  /** Dispatched once on each element, when its attributes are read and it accepts commands. */
  ready: HostState
  /** The modal opened. */
  open: { view: ViewName | null }
  /** The modal closed. `view` is the last view that was shown. */
  close: { view: ViewName | null }
  /** Another view is shown. */
  viewchange: { view: ViewName; previous: ViewName | null; data: ViewData }
  /** The state changed. The detail is the whole new state. */
  statechange: HostState
}
