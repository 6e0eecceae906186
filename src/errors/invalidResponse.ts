import { WalletModalError } from './WalletModalError.ts'

/** WALLET_INVALID_RESPONSE: no working wallet gives this answer. `longMessage` tells developers what is wrong with it. */
export function invalidResponse(longMessage: string, cause?: unknown): WalletModalError {
  return new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause })
}

/** The same where all there is to say is what was asked: a method, or a thing such as `a PSBT`. */
export function invalidAnswer(asked: string, answer: unknown, who = 'The wallet') {
  return invalidResponse(`${who} answered ${asked} with something else than it should`, answer)
}
