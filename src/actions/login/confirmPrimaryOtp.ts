import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/**
 * Hands in the code that was mailed to the present address. The one for the new address comes next.
 *
 * @throws WalletModalError FRAME_ERROR for a wrong or expired code, FRAME_LOAD_FAILED
 */
export async function confirmPrimaryOtp(otp: string): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  await wallet.confirmPrimaryOtp(otp)
}
