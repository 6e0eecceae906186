import type { FrameHost } from '../types/frame.ts'
import type { EmbeddedWallet } from './wallet.ts'

/** The page's one embedded wallet. */
export function openFrame(_host: FrameHost): EmbeddedWallet {
  throw new Error('not built yet')
}
