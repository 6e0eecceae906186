import { login } from '../../controllers/login.ts'
import type { Modal } from '../../controllers/modal.ts'
import { connectTarget } from '../connection/connectTarget.ts'
import { finishConnecting } from '../modal/connectInModal.ts'
import { completeLogin } from './completeLogin.ts'

/**
 * The person has proved who they are: connects, and closes the modal. It brings all that connecting takes,
 * so that it is fetched when a login gets this far.
 *
 * @throws WalletModalError as `completeLogin` does
 */
export async function finishLogin(modal: Modal): Promise<void> {
  await completeLogin(connectTarget(modal))
  login.emailDraft = ''
  finishConnecting(modal)
}
