import { proxy } from 'valtio/vanilla'
import type { FrameStatus } from '../types/frame.ts'
import type { SocialProvider } from '../types/social.ts'

export interface EmbeddedWalletState {
  /** The frame's state: `absent` until a login is chosen or a stored one exists. */
  frame: FrameStatus
  email: string | null
  userName: string | null
  socialProvider: SocialProvider | null
  /** The URL that a phone opens to approve the Farcaster login; set while its view is shown. */
  farcasterUrl: string | null
  smartAccountDeployed: boolean
  /** EVM chain ids on which the frame offers smart accounts. */
  smartAccountNetworks: number[]
}

function noUser(): Omit<EmbeddedWalletState, 'frame'> {
  return {
    email: null,
    userName: null,
    socialProvider: null,
    farcasterUrl: null,
    smartAccountDeployed: false,
    smartAccountNetworks: [],
  }
}

export const embeddedWallet = proxy<EmbeddedWalletState>({ frame: 'absent', ...noUser() })

export function updateEmbeddedWallet(patch: Partial<EmbeddedWalletState>): void {
  Object.assign(embeddedWallet, patch)
}

/** Resets the user; the frame stays. */
export function resetEmbeddedWallet(): void {
  Object.assign(embeddedWallet, noUser())
}
