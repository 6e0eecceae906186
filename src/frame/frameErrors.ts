import { WalletModalError } from '../errors/WalletModalError.ts'
import { toDisplayLine } from '../utils/displayText.ts'
import { errorPayload, type RequestName } from './messages.ts'

const maxErrorText = 300

/** Makes the error of a request without a response; JSON-RPC requests have a code of their own. */
export function noAnswer(name: RequestName): WalletModalError {
  return new WalletModalError(name === 'RPC_REQUEST' ? 'REQUEST_ABORTED' : 'FRAME_TIMEOUT')
}

/** Makes FRAME_ERROR with the frame's message, or with 'An error occurred' if it has none. */
export function toFrameError(payload: unknown): WalletModalError {
  const parsed = errorPayload.safeParse(payload)
  const words = parsed.success ? toDisplayLine(parsed.data.message ?? '', maxErrorText) : ''
  const message = words || 'An error occurred'
  return new WalletModalError('FRAME_ERROR', { params: { message }, longMessage: message })
}
