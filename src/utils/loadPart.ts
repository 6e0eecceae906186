import { WalletModalError } from '../errors/WalletModalError.ts'

/**
 * Awaits a chunk. `longMessage` tells developers which feature the missing chunk belongs to.
 * @throws WalletModalError LOAD_FAILED if the chunk cannot be fetched
 */
export async function loadPart<Part>(loading: Promise<Part>, longMessage?: string): Promise<Part> {
  try {
    return await loading
  } catch (cause) {
    throw new WalletModalError('LOAD_FAILED', { longMessage, cause })
  }
}
