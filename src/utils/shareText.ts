import { WalletModalError } from '../errors/WalletModalError.ts'

export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Closing the sheet is not an error. @throws WalletModalError SHARE_FAILED */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    throw new WalletModalError('SHARE_FAILED', { cause })
  }
}
