import { WalletModalError } from '../errors/WalletModalError.ts'

/**
 * `longMessage` names for developers what is missing, if the chunk's URL does not.
 * @throws WalletModalError LOAD_FAILED if the chunk cannot be fetched.
 */
export async function loadPart<Part>(loading: Promise<Part>, longMessage?: string): Promise<Part> {
  try {
    return await loading
  } catch (cause) {
    throw new WalletModalError('LOAD_FAILED', { longMessage, cause })
  }
}
