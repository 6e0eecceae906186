import type { EmbeddedWallet } from '../../types/frame.ts'
import { loadPart } from '../../utils/loadPart.ts'

/**
 * The embedded wallet, whose code loads with the first use; its iframe is put into the page when something
 * is asked of it.
 *
 * @throws WalletModalError LOAD_FAILED; PROJECT_ID_NOT_CONFIGURED
 */
export async function loadEmbeddedWallet(): Promise<EmbeddedWallet> {
  const { openEmbeddedWallet } = await loadPart(import('../embeddedWallet/openEmbeddedWallet.ts'))
  return openEmbeddedWallet()
}
