import { subscribe } from 'valtio/vanilla'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { frame } from '../../controllers/frame.ts'
import { frontModal } from '../../controllers/modal.ts'
import { openFrame } from '../../frame/page.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { log } from '../../utils/log.ts'
import { followNamespace } from './followNamespace.ts'
import { frameHost } from './frameHost.ts'
import { frameTheme } from './frameTheme.ts'

/** A frame that is not ready gets the theme when it is. */
function followTheme(wallet: EmbeddedWallet): void {
  let sent = JSON.stringify(frameTheme())
  function sync() {
    const theme = JSON.stringify(frameTheme())
    if (theme === sent) return
    sent = theme
    if (embeddedWallet.frame !== 'ready') return
    wallet.syncTheme().catch((error: unknown) => log('warn', 'the theme was not sent', error))
  }
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', sync)
  const modal = frontModal()
  if (modal) subscribe(modal.state, sync)
}

/** The page's only embedded wallet, also during a reset. @throws WalletModalError PROJECT_ID_NOT_CONFIGURED */
export function openForReset(): EmbeddedWallet {
  const wallet = openFrame(frameHost())
  if (frame.wallet === wallet) return wallet
  frame.wallet = wallet
  followTheme(wallet)
  followNamespace(wallet)
  return wallet
}

/** Waits for a reset of the frame. @throws WalletModalError PROJECT_ID_NOT_CONFIGURED */
export async function openEmbeddedWallet(): Promise<EmbeddedWallet> {
  await frame.reset
  return openForReset()
}
