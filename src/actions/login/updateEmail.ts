import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { UpdateEmailAction } from '../../types/frame.ts'
import { isEmail } from '../../utils/email.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/**
 * Begins to change the email address, and says which code is asked for first: the one mailed to the present address
 * (primary) or the one mailed to the new (secondary). Asking once more has it sent again.
 *
 * @throws WalletModalError INVALID_EMAIL, FRAME_ERROR, FRAME_LOAD_FAILED
 */
export async function updateEmail(email: string): Promise<UpdateEmailAction> {
  const address = email.trim()
  if (!isEmail(address)) throw new WalletModalError('INVALID_EMAIL')
  const wallet = await loadEmbeddedWallet()
  return wallet.updateEmail(address)
}
