import { WalletModalError } from '../errors/WalletModalError.ts'
import { toDisplayLine } from '../utils/displayText.ts'
import { errorPayload, type RequestName } from './messages.ts'

const maxErrorText = 300

/** For a request that nobody answers any more [8.2]. */
export function gone(name: RequestName): WalletModalError {
  return new WalletModalError(name === 'RPC_REQUEST' ? 'REQUEST_ABORTED' : 'FRAME_TIMEOUT')
}

export function nonsense(name: RequestName, cause?: unknown): WalletModalError {
  const longMessage = `The frame answered ${name} with something else than it should`
  return new WalletModalError('WALLET_INVALID_RESPONSE', { longMessage, cause })
}

/** The frame's own words, as far as they are worth showing [8.1]. */
export function toFrameError(payload: unknown): WalletModalError {
  const parsed = errorPayload.safeParse(payload)
  const words = parsed.success ? toDisplayLine(parsed.data.message ?? '', maxErrorText) : ''
  const message = words || 'An error occurred'
  return new WalletModalError('FRAME_ERROR', { params: { message }, longMessage: message })
}
