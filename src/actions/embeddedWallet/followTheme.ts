import { subscribe } from 'valtio/vanilla'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { frontModal } from '../../controllers/modal.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { log } from '../../utils/log.ts'
import { frameTheme } from './frameTheme.ts'

const followers = new WeakSet<EmbeddedWallet>()

/** A frame that is not ready gets the theme when it is. */
export function followTheme(wallet: EmbeddedWallet): void {
  if (followers.has(wallet)) return
  followers.add(wallet)
  let told = JSON.stringify(frameTheme())
  function tell() {
    const theme = JSON.stringify(frameTheme())
    if (theme === told) return
    told = theme
    if (embeddedWallet.frame !== 'ready') return
    wallet.syncTheme().catch((error: unknown) => log('warn', 'the theme was not told', error))
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', tell)
  const modal = frontModal()
  if (modal) subscribe(modal.state, tell)
}
