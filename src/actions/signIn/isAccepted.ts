import { requestFromHost } from '../../controllers/hostRequests.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { messageOf } from '../report/reportError.ts'
import { verifySignature } from './verifySignature.ts'

/** Milliseconds for the page's `siwxverify` response. */
const verifyMs = 30_000

/**
 * Verifies a new sign-in by the page, else by its signature.
 *
 * @throws WalletModalError SIWX_UNVERIFIED if neither is possible; SIWX_UNCHECKABLE if only the page could verify it
 */
export async function isAccepted(session: SignInSession): Promise<boolean> {
  const { message, signature, data } = session
  const asked = requestFromHost('siwxverify', { message, signature, data })
  if (!asked) return verifySignature(session)
  try {
    const late = () => new Error('no answer in time')
    return (await withTimeout(asked, verifyMs, late)) === true
  } catch (cause) {
    const longMessage = `siwxverify was rejected: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
}
