import { accountOf } from '../../controllers/accounts.ts'
import { embeddedWallet } from '../../controllers/embeddedWallet.ts'
import { frontModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { openFrame } from '../../frame/page.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'
import { log } from '../../utils/log.ts'
import { subscribe } from '../../utils/state.ts'
import { connectedKind } from '../connection/connectedKind.ts'
import { frameHost, frameTheme } from './frameHost.ts'
import { frameReset } from './frameReset.ts'

export function followNamespace(wallet: EmbeddedWallet): void {
  let shown = networks.activeNamespace
  subscribe(networks, () => {
    if (networks.activeNamespace === shown) return
    shown = networks.activeNamespace
    const account = accountOf(shown)
    const { caipNetworkId } = account
    if (!connectedKind(account)?.isEmbedded || !caipNetworkId) return
    // A failure to switch the frame's network is only logged, because each later request switches it too.
    wallet
      .moveTo(caipNetworkId)
      .catch((error: unknown) =>
        log('warn', 'the frame did not follow to another namespace', error),
      )
  })
}

/** Sends changes of the theme to the frame. A frame that is still loading gets the theme when it is ready. */
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

/** The client that sends changes of theme and active namespace to the frame. */
let followed: EmbeddedWallet | undefined

/**
 * Opens the embedded wallet without waiting for a pending reset of the frame.
 *
 * @throws WalletModalError PROJECT_ID_NOT_CONFIGURED
 */
export function openForReset(): EmbeddedWallet {
  const wallet = openFrame(frameHost())
  if (followed === wallet) return wallet
  followed = wallet
  followTheme(wallet)
  followNamespace(wallet)
  return wallet
}

/**
 * Opens the embedded wallet after any pending reset of the frame.
 *
 * @throws WalletModalError PROJECT_ID_NOT_CONFIGURED
 */
export async function openEmbeddedWallet(): Promise<EmbeddedWallet> {
  await frameReset()
  return openForReset()
}
