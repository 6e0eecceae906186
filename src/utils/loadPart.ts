import { WalletModalError } from '../errors/WalletModalError.ts'

/**
 * Loads a chunk. `longMessage` tells developers which part of the product is missing.
 * @throws WalletModalError LOAD_FAILED if the chunk cannot be fetched
 */
export async function loadPart<Part>(loading: Promise<Part>, longMessage?: string): Promise<Part> {
  try {
    return await loading
  } catch (cause) {
    throw new WalletModalError('LOAD_FAILED', { longMessage, cause })
  }
}
