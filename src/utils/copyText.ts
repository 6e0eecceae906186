import { WalletModalError } from '../errors/WalletModalError.ts'

/** @throws WalletModalError COPY_FAILED where the browser does not allow it */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
  } catch (cause) {
    throw new WalletModalError('COPY_FAILED', { cause })
  }
}
