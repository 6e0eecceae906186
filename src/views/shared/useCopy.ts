import { reportError } from '../../actions/report/reportError.ts'
import { showToast } from '../../controllers/toast.ts'
import { WalletModalError } from '../../errors/WalletModalError.ts'

/**
 * Copies text and confirms it with a toast.
 * @throws WalletModalError COPY_FAILED if the browser refuses
 */
async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new WalletModalError('COPY_FAILED', { cause })
  }
}

export function useCopy(text: string, copied: string): () => void {
  return () => {
    copyText(text).then(
      () => showToast(copied, 'success'),
      (thrown: unknown) => reportError(thrown, 'toast'),
    )
  }
}
