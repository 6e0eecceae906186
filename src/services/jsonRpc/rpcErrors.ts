import { WalletModalError } from '../../errors/WalletModalError.ts'

/** JSON-RPC: too many requests, or too much asked at once. */
export const limitExceeded = -32005

export interface RpcErrorObject {
  code: number
  message: string
  data?: unknown
}

/** What a node answered instead of a result. */
export function toRpcError(cause: RpcErrorObject): WalletModalError {
  const { code, message } = cause
  return new WalletModalError('RPC_ERROR', {
    longMessage: message,
    params: { code, message },
    cause,
  })
}

export function noAnswer(url: string): WalletModalError {
  const longMessage = `${new URL(url).host} left a request unanswered`
  return new WalletModalError('RPC_ERROR', { longMessage })
}

export function timedOut(url: string, cause: unknown): WalletModalError {
  const longMessage = `No answer from ${new URL(url).host} in time`
  return new WalletModalError('RPC_TIMEOUT', { longMessage, cause })
}

/** Whether the chain itself spoke: any other node would say the same. */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'RPC_ERROR') return false
  return error.params.code !== undefined && error.params.code !== limitExceeded
}

/** A request that ran into its time limit. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof WalletModalError) || error.code !== 'SERVICE_UNREACHABLE') return false
  return error.cause instanceof Error && error.cause.name === 'TimeoutError'
}
