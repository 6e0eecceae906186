import { WalletModalError } from '../errors/WalletModalError.ts'
import { toDisplayLine } from '../utils/displayText.ts'
import { errorPayload, type RequestName } from './messages.ts'

const maxErrorText = 300

/** Creates the error of a request that got no response: REQUEST_ABORTED for JSON-RPC, else FRAME_TIMEOUT. */
export function noResponse(name: RequestName): WalletModalError {
  return new WalletModalError(name === 'RPC_REQUEST' ? 'REQUEST_ABORTED' : 'FRAME_TIMEOUT')
}

/** Reasons that login services state in English, and the names of their texts. The first one that matches counts. */
const knownReasons: readonly [RegExp, string][] = [
  [/too many.*(?:code|attempt|otp)/i, 'tooManyCodes'],
  [/(?:code|otp).*expired|expired.*(?:code|otp)|no code/i, 'expiredCode'],
  [/(?:wrong|invalid|incorrect).*(?:code|otp)/i, 'wrongCode'],
  [/too many|rate limit|try again (?:after|in)/i, 'tooSoon'],
  [/your email already/i, 'sameEmail'],
  [/email.*(?:belongs|taken|in use|exists)/i, 'takenEmail'],
  [/(?:invalid|not an) email/i, 'invalidEmail'],
]

/** Creates FRAME_ERROR with the message of the payload, or with 'An error occurred' if the payload has none. */
export function toFrameError(payload: unknown): WalletModalError {
  const parsed = errorPayload.safeParse(payload)
  const words = parsed.success ? toDisplayLine(parsed.data.message ?? '', maxErrorText) : ''
  const message = words || 'An error occurred'
  return new WalletModalError('FRAME_ERROR', {
    params: { message },
    longMessage: message,
    reason: message,
    known: knownReasons.find(([pattern]) => pattern.test(message))?.[1],
  })
}
