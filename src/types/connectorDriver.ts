import type { WalletModalError } from '../errors/WalletModalError.ts'
import type { AccountType } from './account.ts'
import type { CaipNetworkId, Namespace } from './caip.ts'
import type { RpcRequest } from './chainAdapter.ts'
import type { ConnectedWallet, Connector } from './connector.ts'
import type { EmbeddedWallet } from './frame.ts'
import type { Network } from './network.ts'
import type { SignInData, SignInSession } from './siwx.ts'

/** What a wallet does to the session that a connection is part of. */
export interface ConnectionFollower {
  /** It approves other networks now. */
  changed(): void
  /** It withdrew this namespace, or the session as a whole is over. */
  ended(reason: 'wallet' | 'expired', scope: 'namespace' | 'session'): void
}

/** A provider for one namespace, and the wallet behind it. */
export interface WalletConnection {
  namespace: Namespace
  provider: unknown
  wallet: ConnectedWallet
  /** Networks the wallet approves now; `null`: it accepts any. */
  readonly approvedCaipNetworkIds: CaipNetworkId[] | null
  /** Other apps in the page find the wallet by its namespace's standard: it needs no announcement from here. */
  readonly announcesItself?: boolean
  /** What it shares with connections of other namespaces: they end with it. */
  session?: string
  /** Returns what stops it. */
  follow?(follower: ConnectionFollower): () => void
  /** Of what type an account is, where the wallet has several types; all are `eoa` otherwise. */
  typeOf?: (address: string) => AccountType
  /** What the person calls an account in the wallet, where the wallet tells. */
  labelOf?: ((address: string) => string | undefined) | undefined
}

/** What a connector kind may need from the app around it. */
export interface ConnectorContext {
  projectId: string | null
  relayUrl: string
  /** False: nothing is paired. */
  enableWalletconnect: boolean
  metadata: { name: string; description: string; url: string; icons: string[] }
  /** Networks of the host's configuration, in its order, all namespaces. */
  networks: readonly Network[]
  /** The URLs that the host prefers to a network's own, by CAIP-2 id. */
  customRpcUrls: Readonly<Record<string, readonly string[]>>
  /** The network to start on, for each namespace. */
  preferredNetwork(namespace: Namespace): Network | undefined
  /** JSON-RPC to a network's nodes. */
  rpc(network: Network): RpcRequest
  /** The wallet of email and social logins; its code loads now. @throws WalletModalError LOAD_FAILED, PROJECT_ID_NOT_CONFIGURED */
  embeddedWallet(): Promise<EmbeddedWallet>
  /** The relay turns the page away, at a time when nobody waits for it. */
  onRelayRefusal(refusal: WalletModalError): void
  debug: boolean
}

export interface ConnectRequest {
  connector: Connector
  context: ConnectorContext
  /** The namespaces that the connection is to be for. Others are not asked for, nor taken. All, unless said. */
  namespaces?: readonly Namespace[]
  /** A pairing URI to show or to open, again at each renewal. `expiresAt` in ms since the epoch. */
  onPairingUri?: ((uri: string, expiresAt: number) => void) | undefined
  /** For wallets that can connect and sign in at once. Others connect alone. */
  signIn?: SignInOffer | undefined
  /** A namespace could not be asked for; the others go on without it. */
  onFailure?: ((failure: WalletModalError) => void) | undefined
  signal?: AbortSignal | undefined
}

/** Has a wallet sign in when it connects, so that it asks the person once. */
export interface SignInOffer {
  /** What it is to sign, but for its account. Null: it is to connect alone. */
  createMessage(caipNetworkId: CaipNetworkId): Promise<SignInData | null>
  /**
   * Takes what it has signed, before its connection is used. Nobody has checked a signature. What it throws ends the
   * connection. `signal`: nobody waits any more.
   */
  accept(sessions: readonly SignInSession[], signal?: AbortSignal): Promise<void>
}

/** One kind of wallet, loaded when the visitor picks one of it or when one is restored. */
export interface ConnectorDriver {
  /** Prompts. Resolves with one connection for every namespace that the wallet granted. */
  connect(request: ConnectRequest): Promise<WalletConnection[]>
  /**
   * Restores the connector's own namespace. Never prompts, waits for wallets that arrive late. Empty when the wallet
   * is not there for now.
   *
   * @throws WalletModalError SESSION_EXPIRED when the session is over for good; LOAD_FAILED
   */
  restore(request: ConnectRequest): Promise<WalletConnection[]>
  /** The public key that this kind's client goes by at the services, once it has one. */
  clientId?(relayUrl: string): Promise<string | null>
  /** A page that was left may have asked for a connection that its wallet still approves: that is ended then. */
  endUnawaited?(context: ConnectorContext): Promise<void>
  /** Ends the connection at the wallet's side. Never throws. */
  disconnect(connection: WalletConnection): Promise<void>
  /** Another tab may have changed what the connection allows. Never throws. */
  refresh?(connection: WalletConnection): Promise<void>
  /** Lets go of a connection that another tab has ended. Tells the wallet nothing. Never throws. */
  release?(connection: WalletConnection): Promise<void>
}
