import { accountOf } from '../../controllers/accounts.ts'
import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { loadPart } from '../../utils/loadPart.ts'
import { log } from '../../utils/log.ts'
import { subscribe } from '../../utils/state.ts'
import { connectedKind } from '../connection/connectedKind.ts'
import { authNamespaces } from '../embeddedWallet/authConnector.ts'
import { setFrameReset } from '../embeddedWallet/frameReset.ts'

const leaveMs = 100
const reloadMs = 5_000

function isLoggedIn(): boolean {
  return authNamespaces().some((namespace) => connectedKind(accountOf(namespace))?.isEmbedded)
}

/**
 * Resolves when the frame starts to reload, or after 5 s. The frame responds to the reload request first, and loses the
 * requests that it gets before it has reloaded.
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
    const { openForReset } = await loadPart(import('../embeddedWallet/openEmbeddedWallet.ts'))
    await openForReset().reload()
    await formerPageGone()
  } catch (thrown) {
    log('warn', 'the frame could not be reloaded', thrown)
  }
}

/**
 * Ends a Farcaster login whose view the user has left. Unless the login connects within 100 ms, resets its state and
 * reloads the frame, so that the next login starts with a new code. Never throws.
 */
export function leaveFarcaster(): void {
  setFrameReset(forgetLogin())
}
