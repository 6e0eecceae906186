import { askHost } from '../../controllers/hostRequests.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { withTimeout } from '../../utils/withTimeout.ts'
import { messageOf } from '../report/reportError.ts'
import { verifySignature } from './verifySignature.ts'

/** The page may take that long to check a sign-in. */
const verifyMs = 30_000

/**
 * Whether a new sign-in is good: as the page says, else as the signature does.
 *
 * @throws WalletModalError SIWX_UNVERIFIED when neither can be told
 */
export async function isAccepted(session: SignInSession): Promise<boolean> {
  const { message, signature, data } = session
  const asked = askHost('siwxverify', { message, signature, data })
  if (!asked) return verifySignature(session)
  try {
    const late = () => new Error('no answer in time')
    return (await withTimeout(asked, verifyMs, late)) === true
  } catch (cause) {
    const longMessage = `siwxverify was rejected: ${messageOf(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
}
