import { subscribe } from 'valtio/vanilla'
import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { log } from '../../utils/log.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { isLoggedIn } from './isLoggedIn.ts'

const leaveMs = 100
const reloadMs = 5_000

let leaving: Promise<void> = Promise.resolve()

/** After 5 s at the latest: the frame responds to the request before it reloads, and loses requests in between. */
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

/** Waits 100 ms for a connection, then reloads the frame too, so that the next login starts anew. Never throws. */
export function leaveFarcaster(): void {
  leaving = forgetLogin()
}

/** Resolves when an abandoned login is reset, in the frame too. */
export const farcasterLeft = (): Promise<void> => leaving
