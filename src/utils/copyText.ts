import { WalletModalError } from '../errors/WalletModalError.ts'

/** @throws WalletModalError COPY_FAILED if the browser refuses */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new WalletModalError('COPY_FAILED', { cause })
  }
}
