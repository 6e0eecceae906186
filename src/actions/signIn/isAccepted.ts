import { requestFromHost } from '../../controllers/hostRequests.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { messageOf } from '../report/reportError.ts'
import { verifySignature } from './verifySignature.ts'

/** Time limit for the host's response to `siwxverify`. */
const verifyMs = 30_000

/**
 * Requests the verification of a sign-in from the host, or verifies the signature here if the host does not handle
 * `siwxverify`.
 *
 * @throws WalletModalError SIWX_UNVERIFIED if the host's handler or a node fails; SIWX_UNCHECKABLE if the signature can
 * be verified by the host only
 */
export async function isAccepted(session: SignInSession): Promise<boolean> {
  const { message, signature, data } = session
  const pending = requestFromHost('siwxverify', { message, signature, data })
  if (!pending) return verifySignature(session)
  try {
    const late = () => new Error('no answer in time')
    return (await withTimeout(pending, verifyMs, late)) === true
  } catch (cause) {
    const longMessage = `siwxverify was rejected: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
}
