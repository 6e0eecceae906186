import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { log } from '../../utils/log.ts'
import { loadEmbeddedWallet } from '../connection/loadEmbeddedWallet.ts'
import { isLoggedIn } from './isLoggedIn.ts'

const leaveMs = 100

let leaving: Promise<void> = Promise.resolve()

async function forgetLogin(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, leaveMs))
  if (isLoggedIn() || embeddedWallet.socialProvider !== 'farcaster') return
  updateEmbeddedWallet({ farcasterUrl: null, socialProvider: null })
  if (embeddedWallet.frame === 'absent') return
  try {
    const wallet = await loadEmbeddedWallet()
    await wallet.reload()
  } catch (thrown) {
    log('warn', 'the frame could not be reloaded', thrown)
  }
}

/**
 * The Farcaster view was left: 100 ms later, unless it has connected by then, the login is forgotten and the
 * frame reloaded, so that the next login begins anew. Never throws.
 */
export function leaveFarcaster(): void {
  leaving = forgetLogin()
}

/** Resolves when a login that was left is forgotten, on the frame's side too. */
export const farcasterLeft = (): Promise<void> => leaving
