import { embeddedWallet, updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { frame } from '../../controllers/frame.ts'
import type { Modal } from '../../controllers/modal.ts'
import { writeLogin } from '../../storage/embeddedWallet.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { finishConnecting } from '../modal/followConnections.ts'
import { reportError } from '../report/reportError.ts'
import { track } from '../report/track.ts'
import { connectTarget } from '../wallets/connectTarget.ts'
import { finishLogin } from './finishLogin.ts'

const provider = 'farcaster'

async function run(modal: Modal, signal: AbortSignal): Promise<void> {
  const target = connectTarget(modal)
  // After returning at once, the frame may still be resetting the former code.
  await frame.reset
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

/** The approval on the phone may take minutes. A failure shows a toast and leaves the view. Never throws. */
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
