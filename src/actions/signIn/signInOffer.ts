import { frontModal } from '../../controllers/modal.ts'
import { networks } from '../../controllers/networks.ts'
import { siwx } from '../../controllers/siwx.ts'
import { hideToast, showToast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import { translate } from '../../i18n/messages.ts'
import { readSiwxSessions } from '../../storage/siwxSessions.ts'
import type { SignInOffer } from '../../types/connectorDriver.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { log } from '../../utils/log.ts'
import { untilAborted } from '../../utils/untilAborted.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { createMessage } from './createMessage.ts'
import { formatMessage } from './formatMessage.ts'
import { isInForce, isWithinTimes } from './isInForce.ts'
import { addOfferedSession } from './offeredSessions.ts'
import { trackSignIn } from './trackSignIn.ts'
import { addUsedNonce } from './usedNonces.ts'
import { isAccepted } from './verifySignature.ts'

/** Time limit for the host's nonce; short, because the QR code is shown only after it. */
const nonceMs = 3_000

/**
 * Verifies one of the sessions that a wallet has signed, one for each network: that of the active network, else the
 * first. One is enough, since all have the same nonce.
 */
async function accept(
  sessions: readonly SignInSession[],
  signal: AbortSignal | undefined,
): Promise<void> {
  const inUse = networks.active.eip155?.caipNetworkId
  const session = sessions.find(({ data }) => data.chainId === inUse) ?? sessions[0]
  if (!session) return
  const { data, message } = session
  const isWhole = message === formatMessage(data) && isInForce(data, Date.now())
  const left = () =>
    new WalletModalError('USER_REJECTED', { longMessage: 'The request was abandoned.' })
  if (signal?.aborted) throw left()
  const checked = isWhole ? isAccepted(session) : Promise.resolve(false)
  const isGood = await (signal ? untilAborted(checked, signal, left) : checked)
  if (!isGood) throw new WalletModalError('SIWX_INVALID_SIGNATURE')
  addUsedNonce(data.nonce)
  addOfferedSession(session)
  trackSignIn('SIWX_AUTH_SUCCESS')
}

/** Lets wallets sign in while connecting. `signin` is emitted when the account is connected. */
export const signInOffer: SignInOffer = {
  isWanted(caipNetworkId) {
    const { enabled, required } = siwx.options
    const isKept = ({ data }: SignInSession) =>
      data.chainId === caipNetworkId && isWithinTimes(data, Date.now())
    return enabled && required && !readSiwxSessions().some(isKept)
  },
  async createMessage(caipNetworkId) {
    if (!siwx.options.enabled) return null
    const late = () => new Error('The page gave no nonce in time.')
    try {
      return await withTimeout(createMessage({ caipNetworkId, address: '' }), nonceMs, late)
    } catch (thrown) {
      log('warn', 'sign-in is requested after connecting', thrown)
      return null
    }
  },
  async accept(sessions, signal) {
    const language = frontModal()?.state.language ?? 'en'
    showToast(translate(language, 'signIn.authenticating'), 'loading', { autoClose: false })
    try {
      await accept(sessions, signal)
    } catch (thrown) {
      trackSignIn('SIWX_AUTH_ERROR')
      throw thrown
    } finally {
      hideToast()
    }
  },
}
