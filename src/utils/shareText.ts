import { WalletModalError } from '../errors/WalletModalError.ts'

/** Whether the platform has a sheet to share things by. */
export function canShare(): boolean {
  return typeof navigator.share === 'function'
}

/** Hands text to the platform's sheet; closing that is no failure. @throws WalletModalError SHARE_FAILED */
export async function shareText(text: string): Promise<void> {
  try {
    await navigator.share({ text })
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') return
    throw new WalletModalError('SHARE_FAILED', { cause })
  }
}
