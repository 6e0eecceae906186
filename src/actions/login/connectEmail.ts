import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { EmailAction } from '../../types/frame.ts'
import { isEmail } from '../../utils/email.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'
import { emailCooldownSeconds } from './emailCooldownSeconds.ts'

/**
 * Has a code or a link mailed to `email`, and says which; `CONNECT` needs neither: go on with `completeLogin`. Asking
 * once more is the way to have it sent again.
 *
 * @throws WalletModalError INVALID_EMAIL, EMAIL_COOLDOWN within 30 s of the last mail, FRAME_ERROR with the
 * frame's own words, FRAME_TIMEOUT, FRAME_LOAD_FAILED, LOAD_FAILED
 */
export async function connectEmail(email: string): Promise<EmailAction> {
  const address = email.trim()
  if (!isEmail(address)) throw new WalletModalError('INVALID_EMAIL')
  const seconds = emailCooldownSeconds()
  if (seconds > 0) throw new WalletModalError('EMAIL_COOLDOWN', { params: { seconds } })
  const wallet = await loadEmbeddedWallet()
  return wallet.connectEmail(address)
}
