import type { EmbeddedWallet } from '../../types/frame.ts'
import { loadPart } from '../../utils/loadPart.ts'

/**
 * Loads the code of the embedded wallet, which inserts its iframe at the first request.
 *
 * @throws WalletModalError LOAD_FAILED, PROJECT_ID_NOT_CONFIGURED
 */
export async function loadEmbeddedWallet(): Promise<EmbeddedWallet> {
  const { openEmbeddedWallet } = await loadPart(import('./openEmbeddedWallet.ts'))
  return openEmbeddedWallet()
}
