import type { Modal } from '../../controllers/modal.ts'
import { connectTarget } from '../connection/connectTarget.ts'
import { finishConnecting } from '../modal/connectInModal.ts'
import { reportError } from '../report/reportError.ts'
import { startFarcaster } from './startFarcaster.ts'

/** Logs in by Farcaster for the view that shows its code. Never throws: a failure is told, and the view left. */
export async function loginWithFarcaster(modal: Modal, signal: AbortSignal): Promise<void> {
  try {
    const { connected } = await startFarcaster(connectTarget(modal))
    await connected
    if (!signal.aborted) finishConnecting(modal)
  } catch (thrown) {
    if (signal.aborted) return
    reportError(thrown, 'toast')
    modal.router.goBack()
  }
}
