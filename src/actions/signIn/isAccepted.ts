import { askHost } from '../../controllers/hostRequests.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { SignInSession } from '../../types/siwx.ts'
import { verifySignature } from './verifySignature.ts'

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
    return (await asked) === true
  } catch (cause) {
    const longMessage = `siwxverify was rejected: ${String(cause)}`
    throw new WalletModalError('SIWX_UNVERIFIED', { longMessage, cause })
  }
}
