import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/**
 * Hands in the six digits from the mail. Right ones are followed by `completeLogin`.
 *
 * @throws WalletModalError FRAME_ERROR with the frame's own words for a wrong or expired code,
 * FRAME_TIMEOUT, FRAME_LOAD_FAILED
 */
export async function confirmOtp(otp: string): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  await wallet.connectOtp(otp)
}
