import { WalletModalError } from '../errors/WalletModalError.ts'

/**
 * A part of the modal that is fetched when it is used: `loadPart(import('./part.ts'))`. `longMessage` tells developers
 * what could not be loaded, where the address of the file does not.
 *
 * @throws WalletModalError LOAD_FAILED when its file cannot be fetched.
 */
export async function loadPart<Part>(loading: Promise<Part>, longMessage?: string): Promise<Part> {
  try {
    return await loading
  } catch (cause) {
    throw new WalletModalError('LOAD_FAILED', { longMessage, cause })
  }
}
