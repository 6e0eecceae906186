import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { log } from '../../utils/log.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { isConnected } from '../modal/openModal.ts'

const leaveMs = 100

/**
 * The Farcaster view was left: 100 ms later, unless an account is connected by then, the login is forgotten and
 * the frame reloaded, so that the next one begins anew [2.11]. Never throws.
 */
export function leaveFarcaster(): void {
  setTimeout(async () => {
    if (isConnected() || embeddedWallet.farcasterUrl === null) return
    updateEmbeddedWallet({ farcasterUrl: null, socialProvider: null })
    try {
      const wallet = await loadEmbeddedWallet()
      await wallet.reload()
    } catch (thrown) {
      log('warn', 'the frame could not be reloaded', thrown)
    }
  }, leaveMs)
}
