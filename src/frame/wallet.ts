import type { CaipNetworkId } from '../types/caip.ts'
import type {
  EmailAction,
  FrameAccountType,
  FrameSocialProvider,
  FrameUser,
  UpdateEmailAction,
} from '../types/frame.ts'

/** The embedded wallet as the rest of the modal uses it: one method for each thing that the frame does. */
export interface EmbeddedWallet {
  connectEmail(email: string): Promise<EmailAction>
  connectDevice(signal?: AbortSignal): Promise<void>
  connectOtp(otp: string): Promise<void>
  socialRedirectUri(provider: FrameSocialProvider): Promise<string>
  connectSocial(uri: string): Promise<void>
  farcasterUrl(signal?: AbortSignal): Promise<string>
  connectFarcaster(signal?: AbortSignal): Promise<void>
  updateEmail(email: string): Promise<UpdateEmailAction>
  confirmPrimaryOtp(otp: string): Promise<void>
  confirmSecondaryOtp(otp: string): Promise<string>
  /** Logs in to the wallet on a network. */
  connect(network: CaipNetworkId): Promise<FrameUser>
  isConnected(): Promise<boolean>
  setPreferredAccount(type: FrameAccountType): Promise<void>
  syncTheme(): Promise<void>
  reload(): Promise<void>
  signOut(): Promise<void>
}
