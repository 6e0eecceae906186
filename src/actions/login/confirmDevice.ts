import { loadEmbeddedWallet } from '../embeddedWallet/loadEmbeddedWallet.ts'

/**
 * Waits until the link in the mail is opened; a code follows by mail then. With each resent mail it is
 * called anew. `signal` ends the waiting: the promise then rejects with FRAME_TIMEOUT, to be ignored.
 *
 * @throws WalletModalError FRAME_TIMEOUT after 30 s, FRAME_ERROR, FRAME_LOAD_FAILED
 */
export async function confirmDevice(signal?: AbortSignal): Promise<void> {
  const wallet = await loadEmbeddedWallet()
  await wallet.connectDevice(signal)
}
