import type { FrameStatus } from '../types/frame.ts'
import type { SocialProvider } from '../types/social.ts'
import { createState, type ReadonlyState } from '../utils/state.ts'

export interface EmbeddedWalletState {
  /** State of the frame: `absent` until the user selects a login or a stored login is restored. */
  frame: FrameStatus
  email: string | null
  userName: string | null
  socialProvider: SocialProvider | null
  /** URL that the user opens on a phone to approve the Farcaster login. Set while the view of this login is shown. */
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

export const embeddedWallet: ReadonlyState<EmbeddedWalletState> = createState<EmbeddedWalletState>({
  frame: 'absent',
  ...noUser(),
})

export function updateEmbeddedWallet(patch: Partial<EmbeddedWalletState>): void {
  Object.assign(embeddedWallet, patch)
}

/** Clears the logged-in user. The frame stays loaded. */
export function resetEmbeddedWallet(): void {
  Object.assign(embeddedWallet, noUser())
}
