import { subscribe } from 'valtio/vanilla'
import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { log } from '../../utils/log.ts'
import { loadEmbeddedWallet } from '../connection/loadEmbeddedWallet.ts'
import { isLoggedIn } from './isLoggedIn.ts'

const leaveMs = 100
const reloadMs = 5_000

let leaving: Promise<void> = Promise.resolve()

/**
 * Resolves when the frame's former page is gone, after 5 s at the latest: it answers that it reloads before it does, and
 * what it is asked in between is lost with it.
 */
function formerPageGone(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (embeddedWallet.frame !== 'ready') end()
    }
    const stop = subscribe(embeddedWallet, look, true)
    const timer = setTimeout(end, reloadMs)
    function end() {
      clearTimeout(timer)
      stop()
      resolve()
    }
    look()
  })
}

async function forgetLogin(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, leaveMs))
  if (isLoggedIn() || embeddedWallet.socialProvider !== 'farcaster') return
  updateEmbeddedWallet({ farcasterUrl: null, socialProvider: null })
  if (embeddedWallet.frame === 'absent') return
  try {
    const wallet = await loadEmbeddedWallet()
    await wallet.reload()
    await formerPageGone()
  } catch (thrown) {
    log('warn', 'the frame could not be reloaded', thrown)
  }
}

/**
 * The Farcaster view was left: 100 ms later, unless it has connected by then, the login is forgotten and the frame
 * reloaded, so that the next login begins anew. Never throws.
 */
export function leaveFarcaster(): void {
  leaving = forgetLogin()
}

/** Resolves when a login that was left is forgotten, on the frame's side too. */
export const farcasterLeft = (): Promise<void> => leaving
