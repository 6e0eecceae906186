import { WalletModalError } from './WalletModalError.ts'

/** WALLET_INVALID_RESPONSE for an answer that is not what was asked for. `who` begins the developer's sentence. */
export function invalidAnswer(who: string, method: string, cause?: unknown): WalletModalError {
  const longMessage = `${who} answered ${method} with something else than it should`
  return new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause })
}
