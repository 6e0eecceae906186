import { WalletModalError } from '../../errors/WalletModalError.ts'

/** The JSON-RPC error code (EIP-1474) for too many requests, or for a response that would be too large. */
export const limitExceeded = -32005

export interface RpcErrorObject {
  code: number
  message: string
  data?: unknown
}

export function toRpcError(cause: RpcErrorObject): WalletModalError {
  const { code, message } = cause
  return new WalletModalError('RPC_ERROR', {
    longMessage: message,
    params: { code, message },
    cause,
  })
}

export function noResponse(url: string): WalletModalError {
  const longMessage = `${new URL(url).host} left a request unanswered`
  return new WalletModalError('RPC_ERROR', { longMessage })
}

export function timedOut(url: string, cause: unknown): WalletModalError {
  const longMessage = `No answer from ${new URL(url).host} in time`
  return new WalletModalError('RPC_TIMEOUT', { longMessage, cause })
}

/** True if the chain refused the request, so that every other node would refuse it too. */
export function isChainError(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'RPC_ERROR') return false
  return error.params.code !== undefined && error.params.code !== limitExceeded
}

export function isTimeout(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'SERVICE_UNREACHABLE') return false
  return error.cause instanceof Error && error.cause.name === 'TimeoutError'
}
