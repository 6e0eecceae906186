import { WalletModalError } from '../errors/WalletModalError.ts'
import { toDisplayLine } from '../utils/displayText.ts'
import { errorPayload, type RequestName } from './messages.ts'

const maxErrorText = 300

/** For a request that nobody answers any more: JSON-RPC has an error of its own. */
export function noAnswer(name: RequestName): WalletModalError {
  return new WalletModalError(name === 'RPC_REQUEST' ? 'REQUEST_ABORTED' : 'FRAME_TIMEOUT')
}

/** The frame's own words, cut and cleaned for one line; 'An error occurred' where it has none. */
export function toFrameError(payload: unknown): WalletModalError {
  const parsed = errorPayload.safeParse(payload)
  const words = parsed.success ? toDisplayLine(parsed.data.message ?? '', maxErrorText) : ''
  const message = words || 'An error occurred'
  return new WalletModalError('FRAME_ERROR', { params: { message }, longMessage: message })
}
