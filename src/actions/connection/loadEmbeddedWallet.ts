import { WalletModalError } from '../../errors/WalletModalError.ts'
import type { EmbeddedWallet } from '../../types/frame.ts'

/**
 * The embedded wallet, whose code loads with the first use; its iframe is put into the page when something
 * is asked of it.
 *
 * @throws WalletModalError LOAD_FAILED; PROJECT_ID_NOT_CONFIGURED
 */
export async function loadEmbeddedWallet(): Promise<EmbeddedWallet> {
  const module = await import('../embeddedWallet/openEmbeddedWallet.ts').catch((cause: unknown) => {
    throw new WalletModalError('LOAD_FAILED', { cause })
  })
  return module.openEmbeddedWallet()
}
