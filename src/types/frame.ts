import type { CaipNetworkId, Namespace } from './caip.ts'
import type { FrameSocialProvider } from './social.ts'

export type FrameAccountType = 'eoa' | 'smartAccount'

export interface FrameAccount {
  address: string
  type: FrameAccountType
}

/** The next step after the user has submitted an email address. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** The code that the user must enter first to change the email address. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** The user who is logged in to the frame, on one network. */
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
  /** Base URL of the frame; messages from other origins are ignored. */
  url: string
  projectId: string
  metadata: { name: string; description: string; url: string; icons: string[] }
  sdkVersion: string
  /** The iframe's accessible name. */
  title: string
  /** The network that the frame starts on. */
  caipNetworkId: CaipNetworkId
  /** Returns the iframe's parent, which never changes, because moving an iframe reloads it. */
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
  /**
   * The frame did not respond to a request within 30 s. The most common cause is that the frame's service refuses the
   * page.
   */
  timeout(): void
}

export interface FrameApprovals {
  /**
   * Shows the frame inside `host`. `cancel` is called if the user leaves before the request settles. Returns a function
   * to call once the request settles; null if no modal can show the frame.
   * @throws ProviderRpcError 4901 if the modal requires the user to leave an unsupported network first
   */
  begin(host: Element | null, cancel: () => void): ((outcome: 'success' | 'error') => void) | null
  /** Called when a page sends a request that the embedded wallet does not support. */
  refused(method: string): void
}

/** State of the frame. `silent`: its document has been loading for long without the message READY. */
export type FrameStatus = 'absent' | 'loading' | 'silent' | 'ready' | 'failed'

/** The API of the embedded wallet, with one method for each request to the frame. */
export interface EmbeddedWallet {
  /** Origin of the frame and of the login pages. */
  readonly origin: string
  /** Submits an email address. Rejects with FRAME_TIMEOUT on abort, although the frame still handles the request. */
  connectEmail(email: string, signal?: AbortSignal): Promise<EmailAction>
  connectDevice(signal?: AbortSignal): Promise<void>
  connectOtp(otp: string): Promise<void>
  socialRedirectUri(provider: FrameSocialProvider): Promise<string>
  connectSocial(uri: string): Promise<void>
  farcasterUrl(signal?: AbortSignal): Promise<string>
  connectFarcaster(): Promise<void>
  updateEmail(email: string): Promise<UpdateEmailAction>
  confirmPrimaryOtp(otp: string): Promise<void>
  /** Resolves with the new email address. */
  confirmSecondaryOtp(otp: string): Promise<string>
  /** Switches the frame to the network and stores the login. Resolves with the user on that network. */
  connect(network: CaipNetworkId, signal?: AbortSignal): Promise<FrameUser>
  /** Switches the network of a logged-in frame. Resolves like `connect`. */
  switchNetwork(network: CaipNetworkId): Promise<FrameUser>
  /** Like `switchNetwork`, but has no effect if the frame is already on that network or if no user is logged in. */
  moveTo(network: CaipNetworkId): Promise<void>
  /**
   * Resolves with true if a user is logged in. If no login is stored, resolves with false and does not load the frame.
   */
  isConnected(signal?: AbortSignal): Promise<boolean>
  setPreferredAccount(type: FrameAccountType): Promise<void>
  /** Sends a JSON-RPC request on a network. The frame is shown if the user has to approve the request. */
  rpc(network: CaipNetworkId, request: FrameRpcRequest): Promise<unknown>
  /** Subscribes to changes of user and network. Returns a function that unsubscribes. */
  onChange(follower: FrameFollower): () => void
  syncTheme(): Promise<void>
  /** Reloads the frame's document. Pending requests to the replaced document fail. */
  reload(): Promise<void>
  signOut(): Promise<void>
}

export interface FrameFollower {
  /** Called with the current user each time the user or the network may have changed. */
  user(user: FrameUser): void
  ended(): void
}

export interface FrameRpcRequest {
  method: string
  params?: unknown
}
