import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { AccountType } from './account.ts'
import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { ConnectedWallet, Connector } from './connector.ts'
import type { EmbeddedWallet } from './frame.ts'
import type { Network } from './network.ts'
import type { PendingTransaction } from './pendingTransaction.ts'
import type { SignInData, SignInSession } from './siwx.ts'

export interface ConnectionFollower {
  changed(): void
  /** The wallet has withdrawn this namespace, or the session has ended. */
  ended(reason: 'wallet' | 'expired', scope: 'namespace' | 'session'): void
}

/** A connection to a wallet on one namespace. */
export interface WalletConnection {
  namespace: Namespace
  /** The entry of the wallet in this namespace, if it is another than the request's. */
  connector?: Connector
  provider: unknown
  wallet: ConnectedWallet
  /** Networks that the wallet has approved; null if it accepts any. */
  readonly approvedCaipNetworkIds: CaipNetworkId[] | null
  /**
   * True if other apps can find the wallet through the standard of its namespace, so that the modal does not announce
   * it.
   */
  readonly announcesItself?: boolean
  /**
   * Type, rdns, name and flags of the wallet, which identify it at the next page load. Absent for sessions, which identify
   * their wallet themselves.
   */
  readonly print?: string
  /** Id of the session. Connections with the same session end together. */
  sessionId?: string
  /** Subscribes to changes of the connection. Returns a function that unsubscribes. */
  follow?(follower: ConnectionFollower): () => void
  /** Returns the type of an account. Absent if all accounts are of type `eoa`. */
  typeOf?: (address: string) => AccountType
  labelOf?: ((address: string) => string | undefined) | undefined
  /** See `PendingTransaction.hashKind`: the kind of the hashes with which the wallet answers; a transaction's by default. */
  hashKind?: PendingTransaction['hashKind']
}

/** The answer to a request that an earlier page has asked. */
export interface SettledRequest {
  id: number
  caipNetworkId: CaipNetworkId
  method: string
  /** The request's parameters as the page has passed them. */
  params: unknown
  /** The wallet's result, not parsed; null if it has rejected. */
  result: unknown
  error: { code: number; message: string } | null
}

export interface ConnectorContext {
  projectId: string | null
  relayUrl: string
  /** False if the host does not permit new pairings. */
  enableWalletconnect: boolean
  /** False if the host lists no wallets of this device that do not announce themselves by EIP-6963. */
  enableInjected: boolean
  /** `wss:` URLs of Nostr relays. */
  nostrRelays: readonly string[]
  /** URL of the relay of MetaMask's app; `off` or empty if that is off. */
  metamaskRelay: string
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** The host's networks of all namespaces, in the host's order. */
  networks: readonly Network[]
  /** The host's RPC URLs by CAIP-2 id, used in place of the network's own RPC URLs. */
  customRpcUrls: Readonly<Record<string, readonly string[]>>
  /** Returns the network to connect on. */
  preferredNetwork(namespace: Namespace): Network | undefined
  rpc(network: Network): RpcRequest
  /** Reads the transactions of a namespace that this browser has sent. Rejects with LOAD_FAILED. */
  sent(namespace: Namespace): Promise<readonly PendingTransaction[]>
  /**
   * Loads the chunk of the embedded wallet.
   * @throws WalletModalError LOAD_FAILED if the chunk does not load; PROJECT_ID_NOT_CONFIGURED if the page has no
   * project id
   */
  embeddedWallet(): Promise<EmbeddedWallet>
  /** False while a required sign-in is missing: nothing of an account is then stored. */
  mayStore(namespace: Namespace): boolean
  /** Called if the relay refuses the page's connection at a time without a pending request. */
  onRelayRefusal(refusal: WalletModalError): void
  /** Called with the wallet's answer to a request of a page that is gone. */
  onSettled(settled: SettledRequest): void
  debug: boolean
}

export interface ConnectRequest {
  connector: Connector
  context: ConnectorContext
  /** The only namespaces to request and to accept; all namespaces if undefined. */
  namespaces?: readonly Namespace[]
  /**
   * Namespaces beside the connector's own that the user has not connected yet, if neither user nor host has named one: an
   * installed wallet connects them by the same prompt if it can.
   */
  further?: readonly Namespace[]
  /** Called with each new pairing URI. `expiresAt` is in milliseconds since the epoch. */
  onPairingUri?: ((uri: string, expiresAt: number) => void) | undefined
  /**
   * Called if the wallet on another device shows a code that the user has to type. `submit` resolves if the code is right,
   * and rejects if it is wrong.
   */
  onCode?: ((submit: (code: string) => Promise<void>) => void) | undefined
  /** The sign-in message for wallets that can connect and sign in with one request. */
  signIn?: SignInOffer | undefined
  /** Called for each namespace that could not be requested; connecting continues without it. */
  onFailure?: ((failure: WalletModalError) => void) | undefined
  signal?: AbortSignal | undefined
  /**
   * For `restore`: the stored `WalletConnection.print`; undefined accepts any wallet with the connector's id. For a kind
   * with `isWatchOnly` also of `connect`: the address.
   */
  print?: string | undefined
  /** The network to connect on; by default that of `preferredNetwork`. */
  network?: Network | undefined
}

/** Lets a wallet sign in while it connects, so that the user approves a single prompt. */
export interface SignInOffer {
  /**
   * True if installed wallets shall sign in as they connect: the page requires it, and this browser keeps no session of the
   * network.
   */
  isWanted(caipNetworkId: CaipNetworkId): boolean
  /**
   * Creates the sign-in message without its account, which is not known before the connection. If the promise resolves
   * with null, the wallet connects without a sign-in.
   */
  createMessage(caipNetworkId: CaipNetworkId): Promise<SignInData | null>
  /**
   * Called with the sessions before the connection is used; their signatures are not verified yet. If the returned
   * promise rejects, connecting fails.
   */
  accept(sessions: readonly SignInSession[], signal?: AbortSignal): Promise<void>
}

/** The code of one connector type. It loads when a connector of this type is selected or restored. */
export interface ConnectorDriver {
  /** Prompts the user. Resolves with one connection for each namespace that the wallet has granted. */
  connect(request: ConnectRequest): Promise<WalletConnection[]>
  /**
   * Restores stored connections without a prompt, and waits for wallets that announce themselves late. Resolves with an
   * empty list if none can be restored.
   * @throws WalletModalError SESSION_EXPIRED if the stored session has expired; LOAD_FAILED if a chunk does not load
   */
  restore(request: ConnectRequest): Promise<WalletConnection[]>
  /** Resolves with the client's public key; null before the key exists. Services use the key as the client's id. */
  clientId?(relayUrl: string): Promise<string | null>
  /**
   * Ends sessions that wallets approve for pairings of an earlier page, since no code waits for these sessions any
   * more.
   */
  endUnawaited?(context: ConnectorContext): Promise<void>
  /** Ends the connection in the wallet. Never rejects. */
  disconnect(connection: WalletConnection): Promise<void>
  /** Reads the connection again, after another tab may have changed it. Never rejects. */
  refresh?(connection: WalletConnection): Promise<void>
  /** Drops a connection that another tab has ended, without a request to the wallet. Never rejects. */
  release?(connection: WalletConnection): Promise<void>
}
