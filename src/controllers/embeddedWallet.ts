import { proxy } from 'valtio/vanilla'
import type { FrameStatus } from '../types/frame.ts'
import type { SocialProvider } from '../types/social.ts'

/** What is known of the person who is logged in by email or a social account. */
export interface EmbeddedWalletState {
  /** Of the iframe; `absent` until email or a social login is chosen, or was used before. */
  frame: FrameStatus
  email: string | null
  userName: string | null
  socialProvider: SocialProvider | null
  /** What a phone opens to approve; kept while the Farcaster view waits. */
  farcasterUrl: string | null
  smartAccountDeployed: boolean
  /** eip155 chain ids on which there are smart accounts. */
  smartAccountNetworks: number[]
}

function nobody(): Omit<EmbeddedWalletState, 'frame'> {
  return {
    email: null,
    userName: null,
    socialProvider: null,
    farcasterUrl: null,
    smartAccountDeployed: false,
    smartAccountNetworks: [],
  }
}

export const embeddedWallet = proxy<EmbeddedWalletState>({ frame: 'absent', ...nobody() })

export function updateEmbeddedWallet(patch: Partial<EmbeddedWalletState>): void {
  Object.assign(embeddedWallet, patch)
}

/** Nobody is logged in any more; the frame stays. */
export function resetEmbeddedWallet(): void {
  Object.assign(embeddedWallet, nobody())
}
