import { WalletModalError } from './WalletModalError.ts'

/** Returns WALLET_INVALID_RESPONSE. `longMessage` describes the fault of the response to developers. */
export function invalidResponse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause })
}

/**
 * Returns WALLET_INVALID_RESPONSE for an unexpected response. `request` is the request's method, or a noun such as `a
 * PSBT`.
 */
export function invalidResponseTo(request: string, response: unknown, who = 'The wallet') {
  return invalidResponse(`${who} answered ${request} with something else than it should`, response)
}
