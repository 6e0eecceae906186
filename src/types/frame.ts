import type { CaipNetworkId, Namespace } from './caip.ts'
import type { FrameSocialProvider } from './social.ts'

export type FrameAccountType = 'eoa' | 'smartAccount'

export interface FrameAccount {
  address: string
  type: FrameAccountType
}

/** The next step after an email address was submitted. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** The code that the user must enter first to change an email address. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** The frame's user on one network. */
export interface FrameUser {
  email: string | null
  /** The active account; always one of `accounts`. */
  address: string
  caipNetworkId: CaipNetworkId
  accounts: FrameAccount[]
  smartAccountDeployed: boolean
}

export interface FrameTheme {
  themeMode: 'light' | 'dark'
  accent: string
  background: string
}

export interface FrameHost {
  /** Base URL; messages of other origins are ignored. */
  url: string
  projectId: string
  metadata: { name: string; description: string; url: string; icons: string[] }
  sdkVersion: string
  /** The iframe's accessible name. */
  title: string
  /** The network on which the frame starts. */
  caipNetworkId: CaipNetworkId
  /** The permanent parent of the iframe: a moved iframe reloads. */
  parent(): HTMLElement
  theme(): FrameTheme
  preferredAccountType(namespace: Namespace): FrameAccountType | undefined
  events: FrameEvents
  approvals: FrameApprovals
}

export interface FrameEvents {
  status(status: FrameStatus): void
  user(user: FrameUser): void
  userName(name: string): void
  smartAccountNetworks(chainIds: number[]): void
  /** The user selected another account type in the frame. */
  accountType(namespace: Namespace, type: FrameAccountType): void
  loggedOut(): void
  /** A timed request had no response within 30 seconds, most often because the frame's service refuses the page. */
  timeout(): void
}

export interface FrameApprovals {
  /**
   * Shows the frame inside `host`. `cancel` is called if the user leaves before the request settles. Returns a function
   * to call once the request settles; null if no modal can show the frame. @throws ProviderRpcError 4901 while the user
   * has to leave an unsupported network
   */
  begin(host: Element | null, cancel: () => void): ((outcome: 'success' | 'error') => void) | null
  /** A page sent a request that the embedded wallet does not support. */
  refused(method: string): void
}

/** State of the frame. `silent`: the document loads and its message READY is overdue. */
export type FrameStatus = 'absent' | 'loading' | 'silent' | 'ready' | 'failed'

/** The embedded wallet's API: one method for each request of the frame. */
export interface EmbeddedWallet {
  /** Origin of the frame and of the login pages. */
  readonly origin: string
  /** Submits an email address. On abort it rejects with FRAME_TIMEOUT; the frame still handles the request. */
  connectEmail(email: string, signal?: AbortSignal): Promise<EmailAction>
  connectDevice(signal?: AbortSignal): Promise<void>
  connectOtp(otp: string): Promise<void>
  socialRedirectUri(provider: FrameSocialProvider): Promise<string>
  connectSocial(uri: string): Promise<void>
  farcasterUrl(signal?: AbortSignal): Promise<string>
  connectFarcaster(): Promise<void>
  updateEmail(email: string): Promise<UpdateEmailAction>
  confirmPrimaryOtp(otp: string): Promise<void>
  /** Resolves with the new address. */
  confirmSecondaryOtp(otp: string): Promise<string>
  /** Switches the frame to the network, stores the login, and resolves with the user on that network. */
  connect(network: CaipNetworkId, signal?: AbortSignal): Promise<FrameUser>
  /** Like `connect`, but for a frame that is logged in on another network. */
  switchNetwork(network: CaipNetworkId): Promise<FrameUser>
  /** Like `switchNetwork`, but without effect if the frame is on that network or no user is logged in. */
  moveTo(network: CaipNetworkId): Promise<void>
  /** True if a user is logged in. Without a stored login the frame is not loaded. */
  isConnected(signal?: AbortSignal): Promise<boolean>
  setPreferredAccount(type: FrameAccountType): Promise<void>
  /** Sends a JSON-RPC request on a network; shows the frame if the user has to approve it. */
  rpc(network: CaipNetworkId, request: FrameRpcRequest): Promise<unknown>
  /** Subscribes to changes of user and network. Returns a function that unsubscribes. */
  onChange(follower: FrameFollower): () => void
  syncTheme(): Promise<void>
  /** Reloads the frame's document, which ends its pending requests. */
  reload(): Promise<void>
  signOut(): Promise<void>
}

export interface FrameFollower {
  /** Called with the user when user or network may have changed. */
  user(user: FrameUser): void
  ended(): void
}

export interface FrameRpcRequest {
  method: string
  params?: unknown
}
