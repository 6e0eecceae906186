import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import type { Modal } from '../../controllers/modal.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import { frameReset } from '../embeddedWallet/frameReset.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { connectTarget } from '../wallets/connectTarget.ts'
import { finishLogin } from './finishLogin.ts'

const provider = 'farcaster'

async function run(modal: Modal, signal: AbortSignal): Promise<void> {
  const target = connectTarget(modal)
  // If the user has just left this view and returned, the frame may still be reloading.
  await frameReset()
  if (signal.aborted) return
  track('SOCIAL_LOGIN_STARTED', { provider })
  updateEmbeddedWallet({ socialProvider: provider })
  const wallet = await loadEmbeddedWallet()
  const farcasterUrl = embeddedWallet.farcasterUrl ?? (await wallet.farcasterUrl(signal))
  if (signal.aborted) return
  updateEmbeddedWallet({ farcasterUrl })
  await wallet.connectFarcaster()
  writeLogin('connectedSocial', provider)
  track('SOCIAL_LOGIN_REQUEST_USER_DATA', { provider })
  await finishLogin({ target })
  updateEmbeddedWallet({ farcasterUrl: null })
  track('SOCIAL_LOGIN_SUCCESS', { provider })
}

/**
 * Waits until the user approves on the phone, which may take minutes, then connects. A failure is reported in a toast,
 * and the previous view is shown. Never throws.
 */
export async function loginWithFarcaster(modal: Modal, signal: AbortSignal): Promise<void> {
  try {
    await run(modal, signal)
    if (!signal.aborted) finishConnecting(modal)
  } catch (thrown) {
    track(signal.aborted ? 'SOCIAL_LOGIN_CANCELED' : 'SOCIAL_LOGIN_ERROR', { provider })
    if (signal.aborted) return
    reportError(thrown, 'toast')
    modal.router.goBack()
  }
}
