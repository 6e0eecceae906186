import { updateEmbeddedWallet } from '../../controllers/embeddedWallet.ts'
import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/**
 * Hands in the code that was mailed to the new address, and answers with that address: it counts from now on.
 *
 * @throws WalletModalError FRAME_ERROR for a wrong or expired code, FRAME_LOAD_FAILED
 */
export async function confirmSecondaryOtp(otp: string): Promise<string> {
  const wallet = await loadEmbeddedWallet()
  const email = await wallet.confirmSecondaryOtp(otp)
  updateEmbeddedWallet({ email })
  return email
}
