import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { AccountType } from './account.ts'
import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { ConnectedWallet, Connector } from './connector.ts'
import type { EmbeddedWallet } from './frame.ts'
import type { Network } from './network.ts'
import type { SignInData, SignInSession } from './siwx.ts'

export interface ConnectionFollower {
  changed(): void
  /** The wallet withdrew this namespace, or the session ended. */
  ended(reason: 'wallet' | 'expired', scope: 'namespace' | 'session'): void
}

/** A connection to a wallet on one namespace. */
export interface WalletConnection {
  namespace: Namespace
  provider: unknown
  wallet: ConnectedWallet
  /** Approved networks; `null` if the wallet accepts any. */
  readonly approvedCaipNetworkIds: CaipNetworkId[] | null
  /** True if other apps find the wallet by its namespace's standard, so that the modal need not announce it. */
  readonly announcesItself?: boolean
  /** Id of the session; connections with the same one end together. */
  session?: string
  /** Subscribes to changes of the connection. Returns a function that unsubscribes. */
  follow?(follower: ConnectionFollower): () => void
  /** Returns the type of an account. Absent if all accounts are `eoa`. */
  typeOf?: (address: string) => AccountType
  labelOf?: ((address: string) => string | undefined) | undefined
}

export interface ConnectorContext {
  projectId: string | null
  relayUrl: string
  /** False if no pairing may be made. */
  enableWalletconnect: boolean
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** The host's networks of all namespaces, in its order. */
  networks: readonly Network[]
  /** The host's RPC URLs by CAIP-2 id; they precede a network's own. */
  customRpcUrls: Readonly<Record<string, readonly string[]>>
  /** The network to connect on. */
  preferredNetwork(namespace: Namespace): Network | undefined
  rpc(network: Network): RpcRequest
  /** Loads the chunk of the embedded wallet. @throws WalletModalError LOAD_FAILED, PROJECT_ID_NOT_CONFIGURED */
  embeddedWallet(): Promise<EmbeddedWallet>
  /** Called when the relay refuses the page while no request is pending. */
  onRelayRefusal(refusal: WalletModalError): void
  debug: boolean
}

export interface ConnectRequest {
  connector: Connector
  context: ConnectorContext
  /** The only namespaces to request and to accept; all by default. */
  namespaces?: readonly Namespace[]
  /** Called with each new pairing URI. `expiresAt` is in milliseconds since the epoch. */
  onPairingUri?: ((uri: string, expiresAt: number) => void) | undefined
  /** The sign-in for wallets that can connect and sign in by one request. */
  signIn?: SignInOffer | undefined
  /** Called if a namespace could not be requested; connecting continues without it. */
  onFailure?: ((failure: WalletModalError) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Lets a wallet sign in while it connects, with one prompt. */
export interface SignInOffer {
  /** Creates the message without its account. Null if the wallet shall connect without signing in. */
  createMessage(caipNetworkId: CaipNetworkId): Promise<SignInData | null>
  /**
   * Takes the sessions, whose signatures are not verified yet, before the connection is used. Connecting fails if it
   * throws.
   */
  accept(sessions: readonly SignInSession[], signal?: AbortSignal): Promise<void>
}

/** The code of one connector type, loaded when a connector of it is selected or restored. */
export interface ConnectorDriver {
  /** Prompts the user. Resolves with a connection for each namespace that the wallet granted. */
  connect(request: ConnectRequest): Promise<WalletConnection[]>
  /**
   * Restores stored connections without a prompt, and waits for wallets that announce themselves late. Resolves with an
   * empty list if there are none. @throws WalletModalError SESSION_EXPIRED, LOAD_FAILED
   */
  restore(request: ConnectRequest): Promise<WalletConnection[]>
  /** The client's public key, which services use as its id; null before it exists. */
  clientId?(relayUrl: string): Promise<string | null>
  /** Ends sessions that wallets approve for a pairing of an earlier page. */
  endUnawaited?(context: ConnectorContext): Promise<void>
  /** Ends the connection in the wallet. Never throws. */
  disconnect(connection: WalletConnection): Promise<void>
  /** Reads the connection again after another tab may have changed it. Never throws. */
  refresh?(connection: WalletConnection): Promise<void>
  /** Drops a connection that another tab has ended, without a request to the wallet. Never throws. */
  release?(connection: WalletConnection): Promise<void>
}
