import type { CaipNetworkId, Namespace } from './caip.ts'
import type { FrameSocialProvider } from './social.ts'

/** The kinds of account that an embedded wallet has. */
export type FrameAccountType = 'eoa' | 'smartAccount'

export interface FrameAccount {
  address: string
  type: FrameAccountType
}

/** What follows once the frame has taken an email address. */
export type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

/** Which code is asked for first when an email address is to change. */
export type UpdateEmailAction = 'VERIFY_PRIMARY_OTP' | 'VERIFY_SECONDARY_OTP'

/** The person behind the frame, as it stands on one network. */
export interface FrameUser {
  email: string | null
  /** The account in use; always one of `accounts`. */
  address: string
  caipNetworkId: CaipNetworkId
  accounts: FrameAccount[]
  smartAccountDeployed: boolean
}

/** How the page looks, told to the frame. */
export interface FrameTheme {
  themeMode: 'light' | 'dark'
  accent: string
  background: string
}

/** What the frame needs of the page around it. */
export interface FrameHost {
  /** Base URL; its origin is the only one whose messages count. */
  url: string
  projectId: string
  metadata: { name: string; description: string; url: string; icons: string[] }
  sdkVersion: string
  debug: boolean
  /** What the iframe is called by screen readers. */
  title: string
  /** The network that the frame starts on. */
  caipNetworkId: CaipNetworkId
  /** Where the iframe stands for good: one that is moved loads anew. */
  parent(): HTMLElement
  theme(): FrameTheme
  preferredAccountType(namespace: Namespace): FrameAccountType | undefined
  events: FrameEvents
  approvals: FrameApprovals
}

/** What the frame tells. */
export interface FrameEvents {
  status(status: FrameStatus): void
  user(user: FrameUser): void
  userName(name: string): void
  smartAccountNetworks(chainIds: number[]): void
  /** The person has chosen another type of account in the frame itself. */
  accountType(namespace: Namespace, type: FrameAccountType): void
  /** The person is not logged in any more. */
  loggedOut(): void
  /** A request had no answer within its 30 seconds: most often a page that is not allowed. */
  timeout(): void
}

/** What the page has to do so that a person can approve or reject a request in the frame. */
export interface FrameApprovals {
  /**
   * Shows the frame, which stands in `host`. `cancel` is called when the person leaves without an answer.
   * Returns what is to be called once there is one; null when there is nowhere to show it.
   *
   * @throws ProviderRpcError 4901 while the person has to leave an unsupported network
   */
  begin(host: Element | null, cancel: () => void): ((outcome: 'success' | 'error') => void) | null
  /** A page asked for what no embedded wallet does. */
  refused(method: string): void
}

/** `silent`: its page still loads, and should have said something by now. */
export type FrameStatus = 'absent' | 'loading' | 'silent' | 'ready' | 'failed'

/** The embedded wallet as the rest of the modal uses it: one method for each thing that the frame does. */
export interface EmbeddedWallet {
  /** Where the frame and the pages of its logins come from. */
  readonly origin: string
  /** Aborting `signal` ends the waiting: the promise then rejects with FRAME_TIMEOUT. */
  connectEmail(email: string, signal?: AbortSignal): Promise<EmailAction>
  connectDevice(signal?: AbortSignal): Promise<void>
  connectOtp(otp: string): Promise<void>
  socialRedirectUri(provider: FrameSocialProvider): Promise<string>
  connectSocial(uri: string): Promise<void>
  farcasterUrl(signal?: AbortSignal): Promise<string>
  connectFarcaster(): Promise<void>
  updateEmail(email: string): Promise<UpdateEmailAction>
  confirmPrimaryOtp(otp: string): Promise<void>
  /** Answers with the new address. */
  confirmSecondaryOtp(otp: string): Promise<string>
  /** Who is logged in, on a network, which the frame is on afterwards. Remembered for the next visit. */
  connect(network: CaipNetworkId, signal?: AbortSignal): Promise<FrameUser>
  /** As `connect`, for a frame that is logged in and stands elsewhere. */
  switchNetwork(network: CaipNetworkId): Promise<FrameUser>
  /** Whether somebody is logged in. Without a login in this browser before, the frame is not even loaded. */
  isConnected(signal?: AbortSignal): Promise<boolean>
  setPreferredAccount(type: FrameAccountType): Promise<void>
  /** A JSON-RPC call on a network; shows the frame for what a person must approve. */
  rpc(network: CaipNetworkId, request: FrameRpcRequest): Promise<unknown>
  /** Follows who is logged in, and where. Returns what stops it. */
  onChange(follower: FrameFollower): () => void
  syncTheme(): Promise<void>
  /** The frame's page loads anew, and with it all that it was waiting for ends. */
  reload(): Promise<void>
  signOut(): Promise<void>
}

/** Whoever has to know when the login changes. */
export interface FrameFollower {
  /** Who is logged in, or where, may be another now. */
  user(user: FrameUser): void
  /** Nobody is logged in any more. */
  ended(): void
}

export interface FrameRpcRequest {
  method: string
  params?: unknown
}
