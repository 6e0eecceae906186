import type { Modal } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { loadMessages } from '../../i18n/messages.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { isConnected } from '../connection/isConnected.ts'
import { showUnsupportedChain } from '../modal/followConnections.ts'
import { openModal } from '../modal/openModal.ts'
import { addAutoOpened } from './autoOpened.ts'
import { signInAccount } from './signInAccount.ts'
import { isSignedOut } from './signInRules.ts'
import { waitForSignIn } from './waitForSignIn.ts'

/**
 * Resolves with the active account's session. If there is none, calls `onOpening`, shows the sign-in view, and waits
 * for the user.
 *
 * @throws WalletModalError SIWX_NOT_ENABLED if the host has not enabled sign-in; SIWX_NO_ACCOUNT while disconnected;
 * UNSUPPORTED_CHAIN if the active network is not configured; USER_REJECTED if the user cancels
 */
export async function requestSignIn(modal: Modal, onOpening: () => void): Promise<SignInSession> {
  if (!siwx.options.enabled) throw new WalletModalError('SIWX_NOT_ENABLED')
  const account = signInAccount()
  if (!account) {
    if (!isConnected()) {
      await loadMessages(modal.state.language, 'connecting').catch(() => {})
      throw new WalletModalError('SIWX_NO_ACCOUNT')
    }
    showUnsupportedChain()
    throw new WalletModalError('UNSUPPORTED_CHAIN')
  }
  if (isSignedOut()) {
    onOpening()
    openModal(modal, { view: 'SIWXSignMessage' })
    addAutoOpened(modal)
    await waitForSignIn(modal, account.caipAddress)
  }
  if (!siwx.session) throw new WalletModalError('SIWX_FAILED')
  return siwx.session as SignInSession
}
