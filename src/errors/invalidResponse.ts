import { WalletModalError } from './WalletModalError.ts'

/** Makes WALLET_INVALID_RESPONSE; `longMessage` names the fault for developers. */
export function invalidResponse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause })
}

/** Makes WALLET_INVALID_RESPONSE for a request, named by its method or by a noun such as `a PSBT`. */
export function invalidAnswer(asked: string, answer: unknown, who = 'The wallet') {
  return invalidResponse(`${who} answered ${asked} with something else than it should`, answer)
}
