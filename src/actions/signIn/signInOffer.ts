import { frontModal } from '../../controllers/modal.ts'
import { siwx } from '../../controllers/siwx.ts'
import { hideToast, showToast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import type { SignInOffer } from '../../types/connectorDriver.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { log } from '../../utils/log.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { createMessage } from './createMessage.ts'
import { formatMessage } from './formatMessage.ts'
import { isAccepted } from './isAccepted.ts'
import { keepSession } from './keepSession.ts'
import { trackSignIn } from './trackSignIn.ts'
import { usedNonces } from './usedNonces.ts'

/** The page may take that long for a nonce. The QR code waits for it, and so does whoever wants to connect. */
const nonceMs = 3_000

async function accept(sessions: readonly SignInSession[]): Promise<void> {
  for (const session of sessions) {
    const isWhole = session.message === formatMessage(session.data)
    if (!isWhole || !(await isAccepted(session)))
      throw new WalletModalError('SIWX_INVALID_SIGNATURE')
    usedNonces.add(session.data.nonce)
    keepSession(session)
  }
  trackSignIn('SIWX_AUTH_SUCCESS')
}

/** What a wallet that can sign in as it connects is offered. The page is told once the account is connected. */
export const signInOffer: SignInOffer = {
  async createMessage(caipNetworkId) {
    if (!siwx.options.enabled) return null
    const late = () => new Error('The page gave no nonce in time.')
    try {
      return await withTimeout(createMessage({ caipNetworkId, address: '' }), nonceMs, late)
    } catch (thrown) {
      log('warn', 'the wallet is asked to sign in once it has connected', thrown)
      return null
    }
  },
  async accept(sessions) {
    const language = frontModal()?.state.language ?? 'en'
    showToast(translate(language, 'signIn.authenticating'), 'loading', false)
    try {
      await accept(sessions)
    } catch (thrown) {
      trackSignIn('SIWX_AUTH_ERROR')
      throw thrown
    } finally {
      hideToast()
    }
  },
}
