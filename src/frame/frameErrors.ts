import { WalletModalError } from '../errors/WalletModalError.ts'
import { toDisplayLine } from '../utils/displayText.ts'
import { errorPayload, type RequestName } from './messages.ts'

const maxErrorText = 300

/** Creates the error of a request that got no response: REQUEST_ABORTED for JSON-RPC, else FRAME_TIMEOUT. */
export function noResponse(name: RequestName): WalletModalError {
  return new WalletModalError(name === 'RPC_REQUEST' ? 'REQUEST_ABORTED' : 'FRAME_TIMEOUT')
}

/** Creates FRAME_ERROR with the message of the payload, or with 'An error occurred' if the payload has none. */
export function toFrameError(payload: unknown): WalletModalError {
  const parsed = errorPayload.safeParse(payload)
  const words = parsed.success ? toDisplayLine(parsed.data.message ?? '', maxErrorText) : ''
  const message = words || 'An error occurred'
  return new WalletModalError('FRAME_ERROR', { params: { message }, longMessage: message })
}
