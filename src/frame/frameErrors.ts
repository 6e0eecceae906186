import { WalletModalError } from '../errors/WalletModalError.ts'
import { toDisplayLine } from '../utils/displayText.ts'
import { errorPayload, type RequestName } from './messages.ts'

const maxErrorText = 300

/** A request without a response: JSON-RPC has its own code. */
export function noAnswer(name: RequestName): WalletModalError {
  return new WalletModalError(name === 'RPC_REQUEST' ? 'REQUEST_ABORTED' : 'FRAME_TIMEOUT')
}

/** The frame's message, cleaned and cut to one line; 'An error occurred' if it has none. */
export function toFrameError(payload: unknown): WalletModalError {
  const parsed = errorPayload.safeParse(payload)
  const words = parsed.success ? toDisplayLine(parsed.data.message ?? '', maxErrorText) : ''
  const message = words || 'An error occurred'
  return new WalletModalError('FRAME_ERROR', { params: { message }, longMessage: message })
}
